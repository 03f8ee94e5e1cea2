import {AudioUtil, media} from 'react-native-pytorch-core';

AudioUtil.startRecord();
await new Promise<void>((resolve) => setTimeout(resolve, 100));
const audio = await AudioUtil.stopRecord();
console.log(audio && media.toBlob(audio).size); // → a number in [3000, 32000]

// There is nothing to stop now.
console.log(await AudioUtil.stopRecord()); // → null
