import {torch} from 'react-native-pytorch-core';

console.log(torch.eye(2).data()); // → Float32Array [1, 0, 0, 1]
console.log(torch.eye(2, 3));
// →  1  0  0
//    0  1  0
//   [ CPUFloatType{2,3} ]
