import {MobileModel} from 'react-native-pytorch-core';

// It's deprecated since 0.2.2: use a library for files.
const path = await MobileModel.download('file:///data/model.ptl');
console.log(path); // → /data/model.ptl

// It's deprecated, and gives a path even if nothing was downloaded.
const none = await MobileModel.download('https://example.com/model.ptl');
console.log(none.endsWith('/cache/model.ptl')); // → true
