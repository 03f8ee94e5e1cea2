// Needs a browser
import {media, torch} from 'react-native-pytorch-core';

const gray = torch.ones([3, 4, 6], {dtype: torch.uint8}).mul(128);
const image = media.imageFromTensor(gray.to({dtype: torch.uint8}));
console.log(image.getWidth(), image.getHeight()); // → 6 4

// Outputs of models are floats: multiply them by 255 and convert them.
media.imageFromTensor(torch.rand([3, 4, 6]));
// throws input tensor must be of shape (3, height, width) with dtype uint8
