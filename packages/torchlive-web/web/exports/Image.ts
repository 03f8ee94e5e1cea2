export {Image as default} from '../react-native';
