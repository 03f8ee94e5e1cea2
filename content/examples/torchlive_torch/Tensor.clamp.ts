import {torch} from 'react-native-pytorch-core';

const x = torch.tensor([-2, 0.5, 3]);
console.log(x.clamp(0, 1).data()); // → Float32Array [0, 0.5, 1]
console.log(x.clamp({min: 0}).data()); // → Float32Array [0, 0.5, 3]

// Where min is greater than max, every element becomes max.
console.log(x.clamp(1, 0).data()); // → Float32Array [0, 0, 0]
