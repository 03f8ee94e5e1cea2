import {text} from 'react-native-pytorch-core';

const vocab = ['[UNK]', 'paris', 'Paris'].join('\n');
console.log(new text.WordPieceTokenizer({vocab}).encode('Paris')); // → [1]

const cased = new text.WordPieceTokenizer({vocab, lowercase: false});
console.log(cased.encode('Paris')); // → [2]
