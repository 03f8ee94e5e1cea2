import {torch} from 'react-native-pytorch-core';

const matrix = torch.tensor([
  [1, 2],
  [3, 4],
]);
const vector = torch.tensor([10, 1]);
console.log(matrix.matmul(vector).data()); // → Float32Array [12, 34]
console.log(matrix.matmul(matrix).data()); // → Float32Array [7, 10, 15, 22]
console.log(vector.matmul(vector).item()); // → 101
