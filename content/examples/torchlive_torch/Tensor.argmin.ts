import {torch} from 'react-native-pytorch-core';

const x = torch.tensor([
  [4, 9, 3],
  [7, 5, 6],
]);
console.log(x.argmin().item()); // → 2
console.log(x.argmin({dim: 1}).data()); // → Int32Array [2, 1]
