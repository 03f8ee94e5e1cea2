import {BasicTokenizer} from 'react-native-pytorch-core/src/text/BasicTokenizer';

const tokenizer = new BasicTokenizer({});
console.log(tokenizer.tokenize(' C++ is fun ')); // → ['c', '+', '+', 'is', 'fun']

// Only ASCII punctuation is split off, and accents stay.
console.log(tokenizer.tokenize('Déjà vu… 東京')); // → ['déjà', 'vu…', '東京']
