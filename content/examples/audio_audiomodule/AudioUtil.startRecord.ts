import {AudioUtil} from 'react-native-pytorch-core';

// Ask for the microphone first: a phone starts without waiting for the answer.
// This page records a tone instead.
AudioUtil.startRecord();
await new Promise<void>((resolve) => setTimeout(resolve, 200));

const audio = await AudioUtil.stopRecord();
console.log(audio?.getDuration()); // → a number in [190, 1000]
