import {torch, torchvision} from 'react-native-pytorch-core';

const T = torchvision.transforms;
const image = torch.arange(0, 12).reshape([1, 3, 4]);
console.log(T.centerCrop([1, 2])(image).shape); // → [1, 1, 2]
console.log(T.centerCrop(5)(image).shape); // → [1, 5, 5]

// A view of the image: copy it before you read its memory.
const crop = T.centerCrop([1, 2])(image);
console.log(crop.contiguous().data()); // → Float32Array [5, 6]
