import {torch} from 'react-native-pytorch-core';

console.log(torch.tensor([1, 2]).dtype); // → float32
console.log(torch.tensor([1, 2], {dtype: torch.long}).dtype); // → int64
