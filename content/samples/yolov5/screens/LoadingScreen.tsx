export {default} from '../../object-detection/screens/LoadingScreen';
