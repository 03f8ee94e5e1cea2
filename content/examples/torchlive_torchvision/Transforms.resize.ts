import {torch, torchvision} from 'react-native-pytorch-core';

const T = torchvision.transforms;
const image = torch.rand([3, 480, 640]);
console.log(T.resize([224, 224])(image).shape); // → [3, 224, 224]

// A number is the size of the shorter edge.
console.log(T.resize(240)(image).shape); // → [3, 240, 320]

// The types allow more than native code does.
T.resize(240, 'nearest'); // throws Factory function resize expects 1 argument but 2 are given.
