export {findNodeHandle as default} from '../react-native';
