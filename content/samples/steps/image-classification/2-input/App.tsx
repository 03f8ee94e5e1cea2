export {default} from '../../../image-classification/App';
