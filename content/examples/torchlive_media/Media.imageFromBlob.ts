// Needs a browser
import {ImageUtil, media} from 'react-native-pytorch-core';

const squares = await ImageUtil.fromBundle(require('./squares.png'));
const blob = media.toBlob(squares);
console.log(blob.size, blob.type); // → 192 image/x-playtorch-rgb

// It's deprecated: use imageFromTensor. Any shape of as many pixels will do.
const image = media.imageFromBlob(blob, 16, 4);
console.log(image.getWidth(), image.getHeight()); // → 16 4
