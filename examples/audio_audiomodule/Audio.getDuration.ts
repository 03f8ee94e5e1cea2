import {AudioUtil, media} from 'react-native-pytorch-core';

const audio = await AudioUtil.fromBundle(require('./tone.wav'));
console.log(audio.getDuration()); // → 100

// Milliseconds. The blob has two bytes for each of 16,000 samples a second.
console.log(media.toBlob(audio).size); // → 3244
