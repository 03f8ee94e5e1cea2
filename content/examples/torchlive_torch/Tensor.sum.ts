import {torch} from 'react-native-pytorch-core';

const x = torch.tensor([
  [1, 2],
  [3, 4],
]);
console.log(x.sum().item()); // → 10
console.log(x.sum(0).data()); // → Float32Array [4, 6]
console.log(x.sum([0, 1], {keepdim: true}).shape); // → [1, 1]

// The sum of integers is int64, which item() and data() don't support.
console.log(x.to({dtype: torch.int32}).sum().dtype); // → int64
