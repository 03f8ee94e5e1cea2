import type {Loaders} from './part';

/** Stands in for Docusaurus's list of all code: holds what the parts that are here bring. */
const registry: Record<string, [Loaders[string]]> = {};

export default registry;
