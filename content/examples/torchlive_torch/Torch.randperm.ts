import {torch} from 'react-native-pytorch-core';

const order = torch.randperm(5, {dtype: torch.int32});
console.log(order); // → shape [5], values in [0, 4]
console.log(order.sum().to({dtype: torch.int32}).item()); // → 10

// Without a dtype it is int64, which data() doesn't support.
console.log(torch.randperm(5).dtype); // → int64
