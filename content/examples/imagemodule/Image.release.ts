// Needs a browser
import {ImageUtil} from 'react-native-pytorch-core';

const image = await ImageUtil.fromBundle(require('./squares.png'));
const [width, height] = [image.getWidth(), image.getHeight()];
await image.release();

// Read what you need first: on Android, using a released image crashes the app.
console.log(width, height); // → 8 8
