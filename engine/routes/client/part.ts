import type {RouteData} from '../siteMap';
import type {VersionDocs} from '../splitDocs';

/** Fetches code by the name that routes have for it. */
export type Loaders = Record<string, () => Promise<unknown>>;

/** A part of the site, as its generated module exports it. */
export type Part = {
  /** The files behind `loaders`, by the bundler's id. */
  files: Record<string, string>;
  loaders: Loaders;
  route: RouteData;
  /** What the docs plugin says about this version; nothing outside the docs. */
  version?: VersionDocs;
};
