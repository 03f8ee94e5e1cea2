import {torch} from 'react-native-pytorch-core';

const x = torch.tensor([5, 7]);
console.log(x.sub(1).data()); // → Float32Array [4, 6]
console.log(x.sub(x, {alpha: 2}).data()); // → Float32Array [-5, -7]

// Integers of one dtype wrap around.
const small = torch.tensor([1, 3], {dtype: torch.uint8});
console.log(small.sub(small.mul(small)).data()); // → Uint8Array [0, 250]
