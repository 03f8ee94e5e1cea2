import {torch} from 'react-native-pytorch-core';

const logits = torch.tensor([1, 1, 1, 1]);
console.log(logits.softmax(0).data()); // → Float32Array [0.25, 0.25, 0.25, 0.25]

const batch = torch.tensor([
  [1, 2],
  [5, 5],
]);
console.log(batch.softmax(1));
// →  0.2689  0.7311
//    0.5000  0.5000
//   [ CPUFloatType{2,2} ]
