// Needs a browser
import {media, torch} from 'react-native-pytorch-core';

// Three bytes for each pixel: red, green, blue.
const pixels = torch.ones([4, 6, 3], {dtype: torch.uint8});
const image = media.imageFromBlob(media.toBlob(pixels), 6, 4);
console.log(image.getWidth(), image.getHeight()); // → 6 4
