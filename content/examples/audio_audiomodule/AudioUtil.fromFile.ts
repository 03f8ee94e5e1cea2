import {AudioUtil} from 'react-native-pytorch-core';

const tone = await AudioUtil.fromBundle(require('./tone.wav'));
const path = await AudioUtil.toFile(tone);
const audio = await AudioUtil.fromFile(path);
console.log(audio.getDuration() === tone.getDuration()); // → true

await AudioUtil.fromFile('/none.wav'); // throws Could not load audio from /none.wav /none.wav
