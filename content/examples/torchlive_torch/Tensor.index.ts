import {torch} from 'react-native-pytorch-core';

const x = torch.tensor([
  [1, 2],
  [3, 4],
]);
console.log(x[1].data()); // → Float32Array [3, 4]
console.log(x[1][0].item()); // → 3

// There is nothing behind the end, and nothing before the start.
console.log(x[2], x[-1]); // → undefined undefined
