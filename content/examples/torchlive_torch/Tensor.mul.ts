import {torch} from 'react-native-pytorch-core';

const x = torch.tensor([
  [1, 2],
  [3, 4],
]);
console.log(x.mul(10).data()); // → Float32Array [10, 20, 30, 40]

// A row is repeated for each row of the other tensor.
console.log(x.mul(torch.tensor([1, 0])).data()); // → Float32Array [1, 0, 3, 0]
