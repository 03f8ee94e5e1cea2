// Needs a browser
import {AudioUtil} from 'react-native-pytorch-core';

const audio = await AudioUtil.fromBundle(require('./tone.wav'));
audio.play();
audio.pause();
audio.play(); // Goes on where it was.
