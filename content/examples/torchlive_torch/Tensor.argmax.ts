import {torch} from 'react-native-pytorch-core';

const x = torch.tensor([
  [1, 9, 3],
  [7, 5, 6],
]);
console.log(x.argmax().item()); // → 1
console.log(x.argmax({dim: 1}).data()); // → Int32Array [1, 0]
console.log(x.argmax({dim: 1, keepdim: true}).shape); // → [2, 1]
