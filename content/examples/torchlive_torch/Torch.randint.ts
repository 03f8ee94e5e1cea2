import {torch} from 'react-native-pytorch-core';

const rolls = torch.randint(1, 7, [10]);
console.log(rolls); // → shape [10], values in [1, 6]
console.log(torch.randint(2, [4])); // → shape [4], values in [0, 1]

// Whole numbers, but as floats.
console.log(rolls.dtype); // → float32
