// Needs a browser
import {ImageUtil} from 'react-native-pytorch-core';

const image = await ImageUtil.fromBundle(require('./squares.png'));

// Not a copy: both names stand for one native image.
const same = ImageUtil.fromJSRef({ID: image.ID});
console.log(same === image, same.ID === image.ID); // → false true
await same.release(); // Releases `image` too.
