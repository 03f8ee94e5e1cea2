import {torch} from 'react-native-pytorch-core';

const scores = torch.tensor([0.1, 0.7, 0.2]);
const [values, indices] = scores.mul(10).topk(2);
console.log(values.data()); // → Float32Array [7, 2]
console.log(indices.data()); // → Int32Array [1, 2]

const [least] = scores.mul(10).topk(1, {largest: false});
console.log(least.item()); // → 1
