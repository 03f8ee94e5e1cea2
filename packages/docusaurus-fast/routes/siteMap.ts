/** Chunk names of a route's modules, by the prop that receives each of them. */
export type ChunkNames = {[prop: string]: string | ChunkNames};

/** A route as data. */
export type RouteData = {
  path: string;
  /** Missing if the route only contains others, and for the not-found page. */
  chunks?: ChunkNames;
  exact?: boolean;
  sidebar?: string;
  routes?: RouteData[];
};

/** A page in the docs plugin's global data. */
export type DocData = {
  id: string;
  path: string;
  sidebar?: string;
  unlisted?: boolean;
};

/** A version in the docs plugin's global data. */
export type VersionData = {
  name: string;
  path: string;
  mainDocId: string;
  docs: DocData[];
};

/** Global data of all plugins, as far as we read it. */
export type GlobalData = {
  'docusaurus-plugin-content-docs'?: Record<string, {versions: VersionData[]}>;
};

/** Every route of the site, as Docusaurus generates them for the bundler. */
export type SiteMap = {
  routes: RouteData[];
  /** The module behind each name in `RouteData.chunks`. */
  modules: Record<string, string>;
  globalData: GlobalData;
};
