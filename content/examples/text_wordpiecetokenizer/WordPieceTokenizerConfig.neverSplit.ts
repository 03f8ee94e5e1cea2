import {text} from 'react-native-pytorch-core';

const vocab = ['[UNK]', '[SEP]', '<s>', 'hello'].join('\n');
const tokenizer = new text.WordPieceTokenizer({vocab, neverSplit: ['<s>']});
console.log(tokenizer.encode('<s> hello')); // → [2, 3]

// The list replaces the default: [SEP] is now three words, all unknown.
console.log(tokenizer.encode('hello [SEP]')); // → [3, 0, 0, 0]
