import {AudioUtil} from 'react-native-pytorch-core';

console.log(await AudioUtil.isRecording()); // → false

AudioUtil.startRecord();
// On Android, recording starts a moment later.
await new Promise<void>((resolve) => setTimeout(resolve, 200));
console.log(await AudioUtil.isRecording()); // → true
await AudioUtil.stopRecord();
