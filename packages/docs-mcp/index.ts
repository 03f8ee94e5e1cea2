export {Build} from './Build';
export {answer, createServer, readOnly, type Tool} from './createServer';
export {readPageTool} from './readPage';
export {searchTool, type Found} from './search';
export {serve} from './serve';
