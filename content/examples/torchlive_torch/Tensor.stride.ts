import {torch} from 'react-native-pytorch-core';

const x = torch.zeros([3, 480, 640]);
console.log(x.stride()); // → [307200, 640, 1]
console.log(x.stride(1)); // → 640

// permute moves the strides, not the memory.
console.log(x.permute([1, 2, 0]).stride()); // → [640, 1, 307200]
