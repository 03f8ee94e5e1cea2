// Needs a browser
import {ImageUtil} from 'react-native-pytorch-core';

const image = await ImageUtil.fromBundle(require('./squares.png'));
const low = await image.scale(1, 0.5);
console.log(image.getHeight(), low.getHeight()); // → 8 4
