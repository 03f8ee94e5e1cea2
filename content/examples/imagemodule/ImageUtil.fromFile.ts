// Needs a browser
import {ImageUtil} from 'react-native-pytorch-core';

const squares = await ImageUtil.fromBundle(require('./squares.png'));
const path = await ImageUtil.toFile(squares);
console.log((await ImageUtil.fromFile(path)).getWidth()); // → 8

// It takes a path, not an address.
await ImageUtil.fromFile('file:///squares.png');
// throws File does not exist file:///squares.png
