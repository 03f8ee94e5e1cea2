import {torch} from 'react-native-pytorch-core';

console.log(torch.linspace(0, 1, 5).data()); // → Float32Array [0, 0.25, 0.5, 0.75, 1]

// Both ends have to be integers.
torch.linspace(0, 0.5, 3); // throws parameter at index 1 must be an integer
