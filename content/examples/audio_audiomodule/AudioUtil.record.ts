import {AudioUtil} from 'react-native-pytorch-core';

// One second, of a tone on this page. iOS records five, whatever you pass.
const audio: {ID: string} = await AudioUtil.record(1);

// A reference for MobileModel: this version can't play it.
console.log(Object.keys(audio)); // → ['ID']
