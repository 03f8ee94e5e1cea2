import {experimental} from 'react-native-pytorch-core';

// Two bytes for each sample: half a second at 16 kHz, less 22 samples that
// Android takes for a header.
const silence = new Array<number>(16000).fill(0);
const audio = await experimental.audioFromBytes(silence, 16000);
console.log(audio.getDuration()); // → 499
