// Needs a browser
import {ImageUtil} from 'react-native-pytorch-core';

const image = await ImageUtil.fromBundle(require('./squares.png'));

// No promise: the app waits for native code to answer.
console.log(image.getWidth()); // → 8
