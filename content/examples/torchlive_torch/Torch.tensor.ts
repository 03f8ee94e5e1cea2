import {torch} from 'react-native-pytorch-core';

const x = torch.tensor([
  [1, 2, 3],
  [4, 5, 6],
]);
console.log(x);
// →  1  2  3
//    4  5  6
//   [ CPUFloatType{2,3} ]
console.log(torch.tensor([300], {dtype: torch.uint8}).item()); // → 44

// The first row decides the shape.
torch.tensor([[1, 2], [3]]); // throws shape '[2, 2]' is invalid for input of size 3
