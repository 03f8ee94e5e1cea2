import {torch, torchvision} from 'react-native-pytorch-core';

const T = torchvision.transforms;
const crop = T.centerCrop(224);
const scale = T.resize(112);
const image = torch.rand([3, 480, 640]);
console.log(scale(crop(image)).shape); // → [3, 112, 112]
