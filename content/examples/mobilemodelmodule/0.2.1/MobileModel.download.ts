import {MobileModel} from 'react-native-pytorch-core';

const path = await MobileModel.download('file:///data/model.ptl');
console.log(path); // → /data/model.ptl

// There is a path even if nothing was downloaded.
const none = await MobileModel.download('https://example.com/model.ptl');
console.log(none.endsWith('/cache/model.ptl')); // → true
