import {AudioUtil} from 'react-native-pytorch-core';

// A WAV file of 100 ms, at 16 kHz with one channel.
const audio = await AudioUtil.fromBundle(require('./tone.wav'));
console.log(audio.getDuration()); // → 100
