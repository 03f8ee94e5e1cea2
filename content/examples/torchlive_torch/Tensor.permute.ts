import {torch} from 'react-native-pytorch-core';

const image = torch.zeros([1, 480, 640, 3]);
console.log(image.permute([0, 3, 1, 2]).shape); // → [1, 3, 480, 640]

// A view: the memory stays in its order until you call contiguous().
const x = torch.tensor([
  [1, 2],
  [3, 4],
]);
console.log(x.permute([1, 0]).data()); // → Float32Array [1, 2, 3, 4]
console.log(x.permute([1, 0]).contiguous().data()); // → Float32Array [1, 3, 2, 4]
