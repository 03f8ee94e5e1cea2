export {default} from '../image-classification/loadModel';
