// Needs a browser
import {ImageUtil} from 'react-native-pytorch-core';

const image = await ImageUtil.fromBundle(require('./squares.png'));
console.log(image.getWidth(), image.getHeight()); // → 8 8

await image.release();
