export {NativeModules as default} from '../react-native';
