import {loadIndex} from './loadIndex';
import {serve} from './serve';

serve(loadIndex);
