import {Tensor, torch} from 'react-native-pytorch-core';

// The model that comes with this page: 2x + 1. An app passes the path of a file.
const model = await torch.jit._loadForMobile('model://tiny');
const y: Tensor = await model.forward(torch.tensor([1, 2]));
console.log(y.data()); // → Float32Array [3, 5]
