import {torch} from 'react-native-pytorch-core';

console.log(torch.rand([2, 3])); // → shape [2, 3], values in [0, 1)
