import {AudioUtil} from 'react-native-pytorch-core';

const audio = await AudioUtil.fromBundle(require('./tone.wav'));
const duration = audio.getDuration();
await audio.release();

// Don't call the audio's functions from here on.
console.log(duration); // → 100
