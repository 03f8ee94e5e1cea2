import {BasicTokenizer} from 'react-native-pytorch-core/src/text/BasicTokenizer';

// What encode() of WordPieceTokenizer does first.
const tokenizer = new BasicTokenizer({});
console.log(tokenizer.tokenize('Hello, World!')); // → ['hello', ',', 'world', '!']
