import {torch, torchvision} from 'react-native-pytorch-core';

const crop = torchvision.transforms.centerCrop(2);
const image = torch.rand([1, 4, 4]);

// Two ways to do the same.
console.log(crop.forward(image).shape); // → [1, 2, 2]
console.log(crop(image).shape); // → [1, 2, 2]
