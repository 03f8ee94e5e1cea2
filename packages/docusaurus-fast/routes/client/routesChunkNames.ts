import type {ChunkNames} from '../siteMap';

/** Replaces Docusaurus's chunk names of all routes: holds those of the parts that are loaded. */
const routesChunkNames: Record<string, ChunkNames> = {};

export default routesChunkNames;
