import {torch} from 'react-native-pytorch-core';

const image = torch.zeros([3, 480, 640]);
console.log(image.size()); // → [3, 480, 640]

// Unlike in PyTorch, it takes no dimension.
console.log(image.size()[0]); // → 3
