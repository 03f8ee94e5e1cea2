// Only in Node: it runs while Expo generates the Android project
import {setProjectRepositories} from 'react-native-pytorch-core/src/expo-plugin/withPyTorchCore';

const gradle = 'allprojects {\n  repositories {\n  }\n}\n';
const changed = setProjectRepositories({}, gradle);
console.log(changed.includes('https://oss.sonatype.org/')); // → true

// Nothing happens unless these two lines follow each other.
console.log(setProjectRepositories({}, 'allprojects {}')); // → allprojects {}
