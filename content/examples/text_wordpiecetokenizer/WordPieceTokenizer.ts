import {text, torch} from 'react-native-pytorch-core';

// The id of a token is the number of its line.
const vocab = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', 'play', '##torch', '!'];
const tokenizer = new text.WordPieceTokenizer({vocab: vocab.join('\n')});

const ids = tokenizer.encode('[CLS] PlayTorch! [SEP]');
console.log(ids); // → [2, 4, 5, 6, 3]
console.log(tokenizer.decode(ids)); // → [CLS] playtorch ! [SEP]
console.log(torch.tensor([ids], {dtype: torch.int64}).shape); // → [1, 5]
