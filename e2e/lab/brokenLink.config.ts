import {labConfig} from './labConfig';

export default labConfig('broken-link');
