import {Tensor, torch} from 'react-native-pytorch-core';

const model = await torch.jit._loadForMobile('model://tiny'); // 2x + 1
const y: Tensor = await model.forward(torch.tensor([[0.5]]));
console.log(y.shape, y.item()); // → [1, 1] 2
