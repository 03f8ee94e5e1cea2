// What the bundler finds without types.
declare module 'react-native-web';
declare module 'react-native-pytorch-core';
