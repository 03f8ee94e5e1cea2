import {text} from 'react-native-pytorch-core';

// The vocabulary has to contain it.
const vocab = ['<unk>', 'hello'].join('\n');
const tokenizer = new text.WordPieceTokenizer({vocab, unknownToken: '<unk>'});
console.log(tokenizer.tokenize('hello you')); // → ['hello', '<unk>']
