// Only in Node: it runs while Expo generates the Android project
import {setClassPath} from 'react-native-pytorch-core/src/expo-plugin/withPyTorchCore';

const gradle = setClassPath({}, 'android {\n}\ndependencies {\n}\n');
console.log(gradle.includes("pickFirst '**/*.so'")); // → true

// It looks for the words `android {`, and adds the lines again each time.
console.log(setClassPath({}, gradle).match(/pickFirst/g)?.length); // → 2
