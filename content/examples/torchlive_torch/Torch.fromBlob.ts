import {media, torch} from 'react-native-pytorch-core';

const blob = media.toBlob(torch.tensor([1, 2, 3, 4], {dtype: torch.uint8}));
console.log(torch.fromBlob(blob, [2, 2]).data()); // → Uint8Array [1, 2, 3, 4]
