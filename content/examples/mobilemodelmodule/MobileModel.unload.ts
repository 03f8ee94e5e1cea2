import {MobileModel} from 'react-native-pytorch-core';

// It's deprecated since 0.2.1. All models go: you can't choose one.
await MobileModel.unload();
// This is deprecated too, and loads the model again.
const {result} = await MobileModel.execute('model://tiny', {x: 3});
console.log(result); // → {y: [7]}
