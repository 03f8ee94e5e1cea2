import {labConfig} from './labConfig';

export default labConfig('docs');
