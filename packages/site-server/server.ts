export {readTables} from './files/readTables';
export {closeNow} from './server/closeNow';
export {createSiteServer} from './server/createSiteServer';
export {listen} from './server/listen';
export {serve} from './server/serve';
