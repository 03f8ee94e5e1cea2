import type {Loaders} from './sitePart';

/** Replaces Docusaurus's registry of all modules: holds those of the parts that are loaded. */
const registry: Record<string, [Loaders[string]]> = {};

export default registry;
