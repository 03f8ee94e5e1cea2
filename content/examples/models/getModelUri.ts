import {getModelUri} from 'react-native-pytorch-core/src/Models';

// A string stays as it is, whether or not there is such a file.
console.log(getModelUri('/data/model.ptl')); // → /data/model.ptl

// A file of the app is a number until its address is looked up.
const asset: number = require('./squares.png');
console.log(typeof asset, typeof getModelUri(asset)); // → number string
