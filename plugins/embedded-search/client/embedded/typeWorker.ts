import {loadTypeIndex} from './loadTypeIndex';
import {serve} from './serve';

serve(loadTypeIndex);
