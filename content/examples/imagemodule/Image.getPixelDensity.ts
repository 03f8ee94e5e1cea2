// Needs a browser
import {ImageUtil} from 'react-native-pytorch-core';

// It's the image's, not the screen's: a file has a density of 1.
const image = await ImageUtil.fromBundle(require('./squares.png'));
console.log(image.getPixelDensity()); // → 1
