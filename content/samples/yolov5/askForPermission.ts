export {default} from '../image-classification/askForPermission';
