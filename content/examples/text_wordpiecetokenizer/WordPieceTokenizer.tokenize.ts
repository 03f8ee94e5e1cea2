import {text} from 'react-native-pytorch-core';

const vocab = ['[UNK]', 'un', '##afford', '##able', '!'].join('\n');
const tokenizer = new text.WordPieceTokenizer({vocab});
console.log(tokenizer.tokenize('Unaffordable')); // → ['un', '##afford', '##able']

// It splits at spaces only, and one bad piece spoils the whole word.
console.log(tokenizer.tokenize('Unaffordable!')); // → ['[UNK]']
console.log(tokenizer.tokenize('Unaffordable !').length); // → 4
