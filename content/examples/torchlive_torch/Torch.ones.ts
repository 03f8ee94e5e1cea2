import {torch} from 'react-native-pytorch-core';

console.log(torch.ones([2, 2]).data()); // → Float32Array [1, 1, 1, 1]

const mask = torch.ones([3], {dtype: torch.int32});
console.log(mask.data()); // → Int32Array [1, 1, 1]
