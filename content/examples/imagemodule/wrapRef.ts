// Needs a browser
import {ImageUtil} from 'react-native-pytorch-core';
import {wrapRef} from 'react-native-pytorch-core/src/ImageModule';

const {ID} = await ImageUtil.fromBundle(require('./squares.png'));

// Any id is accepted: it is looked up when you use the image.
console.log(wrapRef({ID}).getWidth()); // → 8
console.log(wrapRef({ID: 'nothing'}).ID); // → nothing
