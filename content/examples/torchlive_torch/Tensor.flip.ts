import {torch} from 'react-native-pytorch-core';

const x = torch.tensor([
  [1, 2],
  [3, 4],
]);
console.log(x.flip([0]).data()); // → Float32Array [3, 4, 1, 2]
console.log(x.flip([0, 1]).data()); // → Float32Array [4, 3, 2, 1]
