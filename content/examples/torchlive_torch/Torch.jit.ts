import {Tensor, torch} from 'react-native-pytorch-core';

// It loads models, and no more: tracing and scripting are done in Python.
console.log('trace' in torch.jit); // → false

// The model that comes with this page: 2x + 1.
const model = await torch.jit._loadForMobile('model://tiny');
const y: Tensor = await model.forward(torch.tensor([4]));
console.log(y.data()); // → Float32Array [9]
