// Needs a browser
import {ImageUtil} from 'react-native-pytorch-core';

const image = await ImageUtil.fromBundle(require('./squares.png'));
await ImageUtil.release(image);
