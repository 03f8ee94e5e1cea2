export {escapeXml} from './escapeXml';
export * from './htmlTree';
export * from './readHead';
