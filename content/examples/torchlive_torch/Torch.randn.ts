import {torch} from 'react-native-pytorch-core';

console.log(torch.randn([2, 3])); // → shape [2, 3], values in (-∞, ∞)
