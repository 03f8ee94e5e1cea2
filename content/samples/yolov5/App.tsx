export {default} from '../object-detection/App';
