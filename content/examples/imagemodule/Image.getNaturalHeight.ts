// Needs a browser
import {ImageUtil} from 'react-native-pytorch-core';

const image = await ImageUtil.fromBundle(require('./squares.png'));
const tall = await image.scale(1, 3);

// The natural size is that of the pixels in memory, not of the file.
console.log(tall.getNaturalHeight()); // → 24
