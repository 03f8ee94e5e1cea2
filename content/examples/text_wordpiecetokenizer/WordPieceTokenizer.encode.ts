import {text} from 'react-native-pytorch-core';

const vocab = ['[UNK]', '[CLS]', '[SEP]', 'hi', '!'].join('\n');
const tokenizer = new text.WordPieceTokenizer({vocab});

// Punctuation is split off, but special tokens are up to you.
console.log(tokenizer.encode('Hi!')); // → [3, 4]
console.log(tokenizer.encode('[CLS] Hi! [SEP]')); // → [1, 3, 4, 2]
console.log(tokenizer.encode('[CLS]Hi!')); // → [0, 0, 0, 3, 4]
