// Needs a browser
import {media, torch} from 'react-native-pytorch-core';

const gray = torch.full([3, 4, 6], 128, {dtype: torch.uint8});
const image = media.imageFromTensor(gray);
console.log(image.getWidth(), image.getHeight()); // → 6 4

// Outputs of models are floats: multiply them by 255 and convert them.
media.imageFromTensor(torch.rand([3, 4, 6]));
// throws input tensor must be of shape (channels, height, width) with dtype uint8
