/** The part of the package that the router needs in a browser: addresses of the browser itself. */
export {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
} from 'history/esm/history.js';

/** Stands in for the kinds of history that no router of ours has. */
export {
  default as createHashHistory,
  default as createMemoryHistory,
} from './UnusedPart';
