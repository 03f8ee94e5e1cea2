// Needs a browser
import {ImageUtil} from 'react-native-pytorch-core';

const image = await ImageUtil.fromBundle(require('./squares.png'));
const wide = await image.scale(2, 0.5);
console.log(wide.getWidth(), wide.getHeight()); // → 16 4

// A new image: release both.
console.log(image.getWidth()); // → 8
await Promise.all([image.release(), wide.release()]);
