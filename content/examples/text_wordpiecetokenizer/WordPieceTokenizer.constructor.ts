// Also: WordPieceTokenizerConfig.vocab
import {text} from 'react-native-pytorch-core';

// Lines that end in \r\n keep the \r, and no token is found.
const vocab = '[UNK]\r\nhello\r\n';
const tokenizer = new text.WordPieceTokenizer({
  vocab: vocab.replace(/\r/g, ''),
});
console.log(tokenizer.encode('hello')); // → [1]

new text.WordPieceTokenizer({vocab});
// throws Illegal vocabulary: unknownToken is missing.
