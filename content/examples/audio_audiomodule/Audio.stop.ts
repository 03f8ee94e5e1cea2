// Needs a browser
import {AudioUtil} from 'react-native-pytorch-core';

const audio = await AudioUtil.fromBundle(require('./tone.wav'));
audio.play();
audio.stop();
audio.play(); // Starts from the beginning.
