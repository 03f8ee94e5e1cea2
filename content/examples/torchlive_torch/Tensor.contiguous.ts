import {torch} from 'react-native-pytorch-core';

const x = torch.tensor([
  [1, 2],
  [3, 4],
]);
const turned = x.permute([1, 0]);
console.log(turned.stride()); // → [1, 2]
console.log(turned.contiguous().stride()); // → [2, 1]
console.log(turned.contiguous().data()); // → Float32Array [1, 3, 2, 4]
