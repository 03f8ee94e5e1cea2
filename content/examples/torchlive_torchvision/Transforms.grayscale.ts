import {torch, torchvision} from 'react-native-pytorch-core';

const T = torchvision.transforms;
const red = torch.tensor([[[255]], [[0]], [[0]]], {dtype: torch.uint8});
console.log(T.grayscale()(red).item()); // → 76

// Three channels share the memory of one: copy it before you read it.
const gray = T.grayscale(3)(red);
console.log(gray.shape, gray.stride()); // → [3, 1, 1] [0, 1, 1]
console.log(gray.contiguous().data()); // → Uint8Array [76, 76, 76]
