// Needs a browser
import {ImageUtil} from 'react-native-pytorch-core';

// It has nothing to do with the screen: images have a density of 1.
const image = await ImageUtil.fromBundle(require('./squares.png'));
console.log(image.getPixelDensity()); // → 1
