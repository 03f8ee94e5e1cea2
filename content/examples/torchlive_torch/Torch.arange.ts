import {torch} from 'react-native-pytorch-core';

console.log(torch.arange(3).data()); // → Float32Array [0, 1, 2]
console.log(torch.arange(2, 5).data()); // → Float32Array [2, 3, 4]
console.log(torch.arange(1, 0, -0.5).data()); // → Float32Array [1, 0.5]
