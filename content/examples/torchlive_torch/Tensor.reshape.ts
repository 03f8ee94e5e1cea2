import {torch} from 'react-native-pytorch-core';

const x = torch.arange(6);
console.log(x.reshape([2, 3]));
// →  0  1  2
//    3  4  5
//   [ CPUFloatType{2,3} ]
console.log(x.reshape([3, -1]).shape); // → [3, 2]
x.reshape([4]); // throws shape '[4]' is invalid for input of size 6
