import {BasicTokenizer} from 'react-native-pytorch-core/src/text/BasicTokenizer';

const tokenizer = new BasicTokenizer({lowercase: false});
console.log(tokenizer.tokenize('Hi, Ada')); // → ['Hi', ',', 'Ada']
