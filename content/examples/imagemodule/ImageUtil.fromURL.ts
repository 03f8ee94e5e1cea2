// Needs a browser
import {ImageUtil} from 'react-native-pytorch-core';

// An image of one pixel. This page loads nothing from the network.
const url =
  'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=';
const image = await ImageUtil.fromURL(url);
console.log(image.getWidth(), image.getHeight()); // → 1 1
