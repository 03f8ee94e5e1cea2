import {torch} from 'react-native-pytorch-core';

console.log(torch.full([2], 7).data()); // → Float32Array [7, 7]

const mask = torch.full([1, 3], 1, {dtype: torch.uint8});
console.log(mask.data()); // → Uint8Array [1, 1, 1]
