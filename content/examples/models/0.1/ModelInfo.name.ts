// Also: ModelInfo.model, ModelPath
import {ModelInfo} from 'react-native-pytorch-core';

// A type for an app's own list of models: nothing in the toolkit reads it.
const info: ModelInfo = {
  name: 'BERT',
  model: 'https://example.com/bert.ptl',
};
console.log(info.name); // → BERT
