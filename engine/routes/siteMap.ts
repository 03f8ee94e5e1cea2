/** Names of the code that makes up a route, by the prop that receives it. */
export type ChunkNames = {[prop: string]: string | ChunkNames};

/** A route as data: where it is, and the names of its code. */
export type RouteData = {
  path: string;
  /** Missing where the route only holds others, and for the page "not found". */
  chunks?: ChunkNames;
  exact?: boolean;
  sidebar?: string;
  routes?: RouteData[];
};

/** A page as the docs plugin tells it to every other page. */
export type DocData = {
  id: string;
  path: string;
  sidebar?: string;
  unlisted?: boolean;
};

/** A version as the docs plugin tells it to every page. */
export type VersionData = {
  name: string;
  path: string;
  mainDocId: string;
  docs: DocData[];
};

/** What plugins tell every page: ours is only what the docs plugin says. */
export type GlobalData = {
  'docusaurus-plugin-content-docs'?: Record<string, {versions: VersionData[]}>;
};

/** Every page of the site, as Docusaurus has written it down for the bundler. */
export type SiteMap = {
  routes: RouteData[];
  /** The module behind each name in `RouteData.chunks`. */
  modules: Record<string, string>;
  globalData: GlobalData;
};
