import {experimental} from 'react-native-pytorch-core';

const silence = new Array<number>(16000).fill(0); // 8,000 samples of two bytes
const audio = await experimental.audioFromBytes(silence, 8000);

// Android ignores the sample rate: at 16 kHz it's half a second, not a whole.
console.log(audio.getDuration()); // → 499
