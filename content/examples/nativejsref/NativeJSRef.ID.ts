// Needs a browser
import {ImageUtil} from 'react-native-pytorch-core';

const image = await ImageUtil.fromBundle(require('./squares.png'));
console.log(image.ID.length); // → 36

// Whoever knows the id reaches the native image, until it is released.
const same = ImageUtil.fromJSRef({ID: image.ID});
console.log(same.getWidth()); // → 8
await same.release();
