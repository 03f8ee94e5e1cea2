import {torch} from 'react-native-pytorch-core';

const x = torch.zeros([1, 3, 1]);
console.log(x.squeeze().shape); // → [3]
console.log(x.squeeze(0).shape); // → [3, 1]

// A dimension of another size stays.
console.log(x.squeeze(1).shape); // → [1, 3, 1]
