import {media, torch} from 'react-native-pytorch-core';

const bytes = torch.tensor([1, 2, 3], {dtype: torch.uint8});
console.log(media.toBlob(bytes).size); // → 3

// One byte for each element, although these take four.
console.log(media.toBlob(torch.tensor([1, 2, 3])).size); // → 3
