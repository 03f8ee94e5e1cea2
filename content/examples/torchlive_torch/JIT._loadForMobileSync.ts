import {Tensor, torch} from 'react-native-pytorch-core';

// Nothing else happens in the app until the model is loaded.
const model = torch.jit._loadForMobileSync('model://tiny');
const y: Tensor = model.forwardSync(torch.tensor([1, 2]));
console.log(y.data()); // → Float32Array [3, 5]
