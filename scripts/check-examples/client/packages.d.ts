// Published without types.
declare module 'react-native-web';
