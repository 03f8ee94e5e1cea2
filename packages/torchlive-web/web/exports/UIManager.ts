export {UIManager as default} from '../react-native';
