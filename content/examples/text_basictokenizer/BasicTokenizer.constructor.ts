import {BasicTokenizer} from 'react-native-pytorch-core/src/text/BasicTokenizer';

// All options have defaults, but the object itself has none.
console.log(new BasicTokenizer({}).tokenize('Hi!')); // → ['hi', '!']

try {
  Reflect.construct(BasicTokenizer, []);
} catch (error) {
  console.log(error instanceof TypeError); // → true
}
