import {torch} from 'react-native-pytorch-core';

const x = torch.tensor([4, 9, -1], {dtype: torch.int32});
console.log(x.sqrt().data()); // → Float32Array [2, 3, NaN]
