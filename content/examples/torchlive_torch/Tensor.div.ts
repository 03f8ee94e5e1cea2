import {torch} from 'react-native-pytorch-core';

const x = torch.tensor([7, -7], {dtype: torch.int32});
const two = torch.tensor([2], {dtype: torch.int32});
console.log(x.div(two).data()); // → Float32Array [3.5, -3.5]
console.log(x.div(two, {roundingMode: 'trunc'}).data()); // → Int32Array [3, -3]
console.log(x.div(two, {roundingMode: 'floor'}).data()); // → Int32Array [3, -4]
console.log(x.div(0).data()); // → Float32Array [Infinity, -Infinity]
