export {temporaryFolder} from './temporaryFolder';
export {writeWithFolders} from './writeWithFolders';
