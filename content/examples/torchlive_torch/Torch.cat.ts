import {torch} from 'react-native-pytorch-core';

const x = torch.tensor([[1, 2]]);
const y = torch.tensor([[3, 4]]);
console.log(torch.cat([x, y]).shape); // → [2, 2]
console.log(torch.cat([x, y], {dim: 1}).data()); // → Float32Array [1, 2, 3, 4]
