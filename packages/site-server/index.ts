export {createResolver} from './tables/createResolver';
export {createRewriteFinder} from './tables/createRewriteFinder';
export {assetFolder, cacheControl, fileHeadersOf} from './tables/headers';
export {notFoundFile} from './tables/paths';
export {policyHeader, type Policy, type Source} from './tables/policy';
export {
  tablesFile,
  type FileHeaders,
  type Headers,
  type Redirect,
  type Rewrite,
  type Tables,
} from './tables/tables';
