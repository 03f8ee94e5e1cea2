// Needs a browser
import {ImageUtil} from 'react-native-pytorch-core';

const image = await ImageUtil.fromBundle(require('./squares.png'));

// Only on Android; on iOS it throws for an image from a file.
console.log(image.getNaturalWidth()); // → 8
console.log(
  image.getNaturalWidth() === image.getWidth() * image.getPixelDensity(),
); // → true
