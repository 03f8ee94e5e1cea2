import {torch} from 'react-native-pytorch-core';

// The values are whatever the memory held before.
const x = torch.empty([2, 3]);
console.log(x.shape, x.dtype); // → [2, 3] float32
