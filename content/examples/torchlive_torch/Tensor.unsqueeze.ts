import {torch} from 'react-native-pytorch-core';

const image = torch.zeros([3, 224, 224]);
console.log(image.unsqueeze(0).shape); // → [1, 3, 224, 224]
console.log(image.unsqueeze(-1).shape); // → [3, 224, 224, 1]
