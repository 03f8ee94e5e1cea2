// Needs a browser
import {ImageUtil, media, torch} from 'react-native-pytorch-core';

const image = await ImageUtil.fromBundle(require('./squares.png'));
const blob = media.toBlob(image); // Red, green and blue of each pixel, row by row
console.log(blob.size === image.getHeight() * image.getWidth() * 3); // → true

const pixels = torch.fromBlob(blob, [image.getHeight(), image.getWidth(), 3]);
console.log(pixels[0][0].data()); // → Uint8Array [255, 0, 0]
console.log(pixels.permute([2, 0, 1]).shape); // → [3, 8, 8]
