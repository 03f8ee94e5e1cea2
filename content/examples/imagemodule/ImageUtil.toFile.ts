// Needs a browser
import {ImageUtil} from 'react-native-pytorch-core';

const image = await ImageUtil.fromBundle(require('./squares.png'));
const path = await ImageUtil.toFile(image);
console.log(path.endsWith('.png')); // → true

// A new file each time, and nothing deletes them.
console.log((await ImageUtil.toFile(image)) === path); // → false
