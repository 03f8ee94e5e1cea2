import {torch} from 'react-native-pytorch-core';

const whole = torch.tensor([1, 2], {dtype: torch.int32});
console.log(whole.add(whole).data()); // → Int32Array [2, 4]

// A number counts as a double: the sum is a float tensor.
console.log(whole.add(2).data()); // → Float32Array [3, 4]
console.log(whole.add(2, {alpha: 10}).data()); // → Float32Array [21, 22]
