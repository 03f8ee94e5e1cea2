import type {ChunkNames} from '../siteMap';

/** Stands in for Docusaurus's list of every route's code: holds what the parts that are here bring. */
const routesChunkNames: Record<string, ChunkNames> = {};

export default routesChunkNames;
