import {torch} from 'react-native-pytorch-core';

console.log(torch.logspace(0, 2, 3).data()); // → Float32Array [1, 10, 100]

const powers = torch.logspace(0, 3, 4, {base: 2, dtype: torch.int32});
console.log(powers.data()); // → Int32Array [1, 2, 4, 8]
