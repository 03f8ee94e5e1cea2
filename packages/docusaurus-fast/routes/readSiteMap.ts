import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import type {ChunkNames, GlobalData, RouteData, SiteMap} from './siteMap';

type GeneratedRoute = Omit<RouteData, 'chunks' | 'routes'> & {
  component: string;
  routes?: GeneratedRoute[];
};

type RegistryEntry = [load: null, module: string, id: null];

/** Evaluates a generated module and returns what it exports, without functions. */
function evaluate(file: string, globals: object): unknown {
  const source = readFileSync(file, 'utf8')
    .replace(/^import .*$/gm, '')
    .replace('export default', 'exported =');
  try {
    return JSON.parse(JSON.stringify(runInNewContext(source, {...globals})));
  } catch (cause) {
    throw new Error(
      `${file}: is not the module that this release of Docusaurus used to write. Bring docusaurus-fast/routes/readSiteMap.ts in line with it.`,
      {cause},
    );
  }
}

function withChunks(
  {component, routes, ...route}: GeneratedRoute,
  chunkNames: Record<string, ChunkNames>,
): RouteData {
  const chunks = chunkNames[component];
  if (chunks === undefined && route.path !== '*') {
    throw new Error(
      `routesChunkNames.json: no "${component}", which is in routes.js. Bring docusaurus-fast/routes/readSiteMap.ts in line with this release of Docusaurus.`,
    );
  }
  return {
    ...route,
    ...(chunks && {chunks}),
    ...(routes && {
      routes: routes.map((child) => withChunks(child, chunkNames)),
    }),
  };
}

/** Reads what Docusaurus generates for the bundler: routes, their modules and global data. */
export function readSiteMap(generatedFilesDir: string): SiteMap {
  const fileOf = (name: string) => path.join(generatedFilesDir, name);
  const readJson = (name: string): unknown =>
    JSON.parse(readFileSync(fileOf(name), 'utf8'));
  const chunkNames = readJson('routesChunkNames.json') as Record<
    string,
    ChunkNames
  >;
  const routes = evaluate(fileOf('routes.js'), {
    ComponentCreator: (route: string, hash: string) => `${route}-${hash}`,
  }) as GeneratedRoute[];
  const registry = evaluate(fileOf('registry.js'), {
    require: {resolveWeak: () => null},
  }) as Record<string, RegistryEntry>;
  return {
    routes: routes.map((route) => withChunks(route, chunkNames)),
    modules: Object.fromEntries(
      Object.entries(registry).map(([name, [, module]]) => [name, module]),
    ),
    globalData: readJson('globalData.json') as GlobalData,
  };
}
