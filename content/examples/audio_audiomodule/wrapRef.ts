import {AudioUtil} from 'react-native-pytorch-core';
import {wrapRef} from 'react-native-pytorch-core/src/audio/AudioModule';

const audio = await AudioUtil.fromBundle(require('./tone.wav'));

// Not a copy: both names stand for one native object.
const same = wrapRef({ID: audio.ID});
console.log(same.getDuration()); // → 100
