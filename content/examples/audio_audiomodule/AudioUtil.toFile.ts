import {AudioUtil} from 'react-native-pytorch-core';

const audio = await AudioUtil.fromBundle(require('./tone.wav'));

// Android writes the samples alone: the file has no WAV header.
const path = await AudioUtil.toFile(audio);
console.log(path.endsWith('.wav')); // → true
