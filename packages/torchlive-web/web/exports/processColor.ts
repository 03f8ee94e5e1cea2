export {processColor as default} from '../react-native';
