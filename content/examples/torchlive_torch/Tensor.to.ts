import {torch} from 'react-native-pytorch-core';

const x = torch.tensor([1.9, -1.9, 300]);
console.log(x.to({dtype: torch.int32}).data()); // → Int32Array [1, -1, 300]

// Integers that don't fit wrap around.
const whole = x.to({dtype: torch.int32});
console.log(whole.to({dtype: torch.uint8}).data()); // → Uint8Array [1, 255, 44]
