import {media, torch} from 'react-native-pytorch-core';

const pixels = torch.tensor([1, 2, 3], {dtype: torch.uint8});
const bytes = await media.toBlob(pixels).arrayBuffer();

// Despite its name, it gives an array.
console.log(bytes); // → Uint8Array [1, 2, 3]
