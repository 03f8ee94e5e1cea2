// Needs a browser
import {ImageUtil} from 'react-native-pytorch-core';

const squares = await ImageUtil.fromBundle(require('./squares.png'));
const path = await ImageUtil.toFile(squares);
const image = await ImageUtil.fromFile(path);
console.log(image.getWidth()); // → 8

// A plain path: the address of the same file leads nowhere.
await ImageUtil.fromFile('file:///missing.png'); // throws File does not exist file:///missing.png
