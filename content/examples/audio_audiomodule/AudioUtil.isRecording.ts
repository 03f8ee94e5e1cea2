import {AudioUtil} from 'react-native-pytorch-core';

console.log(await AudioUtil.isRecording()); // → false

AudioUtil.startRecord();
console.log(await AudioUtil.isRecording()); // → true
await AudioUtil.stopRecord();
