export {default} from '../../object-detection/screens/ResultsScreen';
