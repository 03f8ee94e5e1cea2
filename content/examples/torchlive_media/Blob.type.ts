// Needs a browser
import {ImageUtil, media} from 'react-native-pytorch-core';

const image = await ImageUtil.fromBundle(require('./squares.png'));
const blob = media.toBlob(image);
console.log(blob.type); // → image/x-playtorch-rgb

// A part of an image is just bytes.
console.log(blob.slice(0, 3).type === ''); // → true
