// Needs a browser
import {media, torch} from 'react-native-pytorch-core';
import {toPlainNativeJSRef} from 'react-native-pytorch-core/src/NativeJSRef';

const pixels = torch.zeros([3, 2, 2], {dtype: torch.uint8});
const image = media.imageFromTensor(pixels);
const ref = toPlainNativeJSRef(image);
console.log(Object.keys(ref)); // → ['ID']
console.log(ref.ID === image.ID); // → true
