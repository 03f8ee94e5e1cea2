import type {RouteData} from '../siteMap';
import type {VersionDocs} from '../splitDocs';

/** Functions that import a module, by the name that routes have for it. */
export type Loaders = Record<string, () => Promise<unknown>>;

/** A part of the site, as its generated module exports it. */
export type SitePart = {
  loaders: Loaders;
  route: RouteData;
  /** What the docs plugin says about this version; missing outside the docs. */
  version?: VersionDocs;
};
