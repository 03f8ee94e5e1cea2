import type {SiteMap} from '../routes/siteMap';

/** Where a version of the docs is, or pages below its path that are not its own. */
export type VersionRoot = {
  /** Ends in a slash. */
  path: string;
  pluginId?: string;
  /** Missing if the pages belong to no version. */
  name?: string;
};

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}

/** Lists the versions of the docs, the longest path first: the first that a path starts with is its own. */
export function listVersions({
  routes,
  globalData,
}: Pick<SiteMap, 'routes' | 'globalData'>): VersionRoot[] {
  const docs = globalData['docusaurus-plugin-content-docs'] ?? {};
  const versions = Object.entries(docs).flatMap(([pluginId, data]) =>
    data.versions.map(({name, path}) => ({
      path: withSlash(path),
      pluginId,
      name,
    })),
  );
  const others = routes
    .map(({path}) => ({path: withSlash(path)}))
    .filter(
      (other) =>
        versions.some(({path}) => other.path.startsWith(path)) &&
        !versions.some(({path}) => path.startsWith(other.path)),
    );
  return [...versions, ...others].sort((a, b) => b.path.length - a.path.length);
}
