// Needs a browser
import {AudioUtil} from 'react-native-pytorch-core';

const audio = await AudioUtil.fromBundle(require('./tone.wav'));

// It returns at once, and nothing tells when the sound has ended.
console.log(audio.play()); // → undefined
