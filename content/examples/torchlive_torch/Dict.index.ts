import {torch} from 'react-native-pytorch-core';
import type {Dict} from 'react-native-pytorch-core/src/torchlive/torch';

// What an object detector may return.
const output: Dict = {
  scores: torch.zeros([1, 100, 92]),
  boxes: torch.zeros([1, 100, 4]),
};
console.log(Object.keys(output)); // → ['scores', 'boxes']
