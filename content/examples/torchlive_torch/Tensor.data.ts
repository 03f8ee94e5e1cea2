import {torch} from 'react-native-pytorch-core';

const x = torch.tensor([
  [1, 2],
  [3, 4],
]);
console.log(x.data()[3]); // → 4

// It copies the memory as it is: permute doesn't move any of it.
console.log(x.permute([1, 0]).data()); // → Float32Array [1, 2, 3, 4]
