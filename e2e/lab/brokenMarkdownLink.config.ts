import {labConfig} from './labConfig';

export default labConfig('broken-markdown-link');
