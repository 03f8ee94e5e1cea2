import {torch} from 'react-native-pytorch-core';

// Name the files, and the call writes their texts into your object.
const files = {'labels.txt': 'none yet'};
await torch.jit._loadForMobile('model://tiny', 'cpu', files);

// This model has no such file.
console.log(files); // → {'labels.txt': ''}
