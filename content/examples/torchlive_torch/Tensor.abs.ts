import {torch} from 'react-native-pytorch-core';

const x = torch.tensor([-1.5, 2]);
console.log(x.abs().data()); // → Float32Array [1.5, 2]
