import {torch} from 'react-native-pytorch-core';

console.log(torch.tensor([[0.5]]).item()); // → 0.5

// The sum of integers is an int64 tensor, which has to be converted first.
const sum = torch.tensor([1, 2], {dtype: torch.int32}).sum();
console.log(sum.to({dtype: torch.int32}).item()); // → 3
sum.item();
// throws the property 'item' for a tensor of dtype torch.int64 is not supported. Work around this with .to({dtype: torch.int32}) This might alter the tensor values.
