// Needs a browser
import {ImageUtil} from 'react-native-pytorch-core';

const image = await ImageUtil.fromBundle(require('./squares.png'));
const small = await image.scale(0.5, 0.5);

// Does what image.release() does. The copy stays.
await ImageUtil.release(image);
console.log(small.getWidth()); // → 4
