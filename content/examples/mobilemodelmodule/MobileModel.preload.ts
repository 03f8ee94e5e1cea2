import {MobileModel} from 'react-native-pytorch-core';

// It's deprecated since 0.2.1. Android loads the model again on each call.
await MobileModel.preload('model://tiny');
// This is deprecated too, and finds the model in memory.
const {result} = await MobileModel.execute('model://tiny', {x: 3});
console.log(result); // → {y: [7]}
