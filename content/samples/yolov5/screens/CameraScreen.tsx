export {default} from '../../object-detection/screens/CameraScreen';
