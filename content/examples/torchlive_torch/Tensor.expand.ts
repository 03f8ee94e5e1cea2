import {torch} from 'react-native-pytorch-core';

const row = torch.tensor([[1, 2, 3]]);
const x = row.expand([2, -1]);
console.log(x.shape); // → [2, 3]

// Both rows are the same memory: make a copy before you read it.
console.log(x.stride()); // → [0, 1]
console.log(x.contiguous().data()); // → Float32Array [1, 2, 3, 1, 2, 3]
