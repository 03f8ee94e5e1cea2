import {torch} from 'react-native-pytorch-core';

const scores = torch.tensor([
  [1, 7, 2],
  [6, 5, 4],
]);

// Always along the last dimension, with the largest element first.
const [values, indices] = scores.topk(2);
console.log(values.data()); // → Float32Array [7, 2, 6, 5]
console.log(indices.data()); // → Int32Array [1, 2, 0, 1]
