import {text} from 'react-native-pytorch-core';

const vocab = ['[UNK]', '[SEP]', 'play', '##torch', '!'].join('\n');
const tokenizer = new text.WordPieceTokenizer({vocab});

// Special tokens stay, and so does the space before punctuation.
console.log(tokenizer.decode([2, 3, 4, 1])); // → playtorch ! [SEP]
console.log(tokenizer.decode([2, 99])); // → play [UNK]
