import {media, torch} from 'react-native-pytorch-core';

const bytes = torch.tensor([1, 2, 3, 4], {dtype: torch.uint8});
const blob = media.toBlob(bytes);
console.log(await blob.slice(1, 3).arrayBuffer()); // → Uint8Array [2, 3]
console.log(await blob.slice(-1).arrayBuffer()); // → Uint8Array [4]

// On the web this would end where the blob ends. Here it is empty.
console.log(blob.slice(1, 5).size); // → 0
