export {createEngine, type Engine} from './client/engine/createEngine';
export {parseQuery} from './client/engine/parseQuery';
export {createSynonyms} from './client/engine/synonyms';
export {createVocabulary} from './client/engine/vocabulary';
export type {Hit, Span, SearchResponse} from './client/SearchProvider';
export {createTypeEngine} from './client/types/createTypeEngine';
export {isTypeQuery} from './client/types/isTypeQuery';
export {
  docsTag,
  outsideTag,
  type IndexFile,
  type Manifest,
} from './shared/indexFile';
export {manifestPath} from './shared/manifestPath';
export type {TypeEntries, TypeIndexFile} from './shared/typeIndex';
