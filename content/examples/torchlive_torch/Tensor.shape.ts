import {torch} from 'react-native-pytorch-core';

const image = torch.zeros([3, 480, 640]);
console.log(image.shape); // → [3, 480, 640]

const [channels, height, width] = image.shape;
console.log(channels * height * width); // → 921600
console.log(image.sum().shape); // → []
