import {AudioUtil, media} from 'react-native-pytorch-core';

const audio = await AudioUtil.fromBundle(require('./tone.wav'));
console.log(audio.getDuration()); // → 100

// Milliseconds. 1,600 samples of two bytes, and the 44 bytes of the file's header,
// which Android takes for sound.
console.log(media.toBlob(audio).size); // → 3244
