import {torch, torchvision} from 'react-native-pytorch-core';

const T = torchvision.transforms;
const normalize = T.normalize([0.5], [0.5]);
console.log(normalize(torch.tensor([[[0, 1]]])).data()); // → Float32Array [-1, 1]

// Pixels of an image are integers: divide them by 255 first.
const bytes = torch.tensor([[[0, 255]]], {dtype: torch.uint8});
console.log(normalize(bytes.div(255)).data()); // → Float32Array [-1, 1]
normalize(bytes); // throws Input tensor should be a float tensor. Got 0.
