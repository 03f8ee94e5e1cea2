import {torch} from 'react-native-pytorch-core';

console.log(torch.zeros([2, 2]).data()); // → Float32Array [0, 0, 0, 0]
console.log(torch.zeros([1], {dtype: torch.int64}).dtype); // → int64
