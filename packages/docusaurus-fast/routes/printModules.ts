import {docsComponents} from '../docsComponents';
import {docsChunk} from '../output/splitChunks';
import {partChunkName} from './chunkTable';
import {listChunkNames} from './listChunkNames';
import type {RouteData, SiteMap} from './siteMap';
import {splitDocs} from './splitDocs';
import {splitRoutes} from './splitRoutes';

/** A file for the bundler. */
type GeneratedFile = {name: string; content: string};

const docsParts: ReadonlySet<string> = new Set(
  Object.values(docsComponents).map((name) => `@theme/${name}`),
);

function chunksOf({chunks = {}, routes = []}: RouteData): string[] {
  return [...listChunkNames(chunks), ...routes.flatMap(chunksOf)];
}

function printLoaders(
  routes: readonly RouteData[],
  modules: SiteMap['modules'],
): string {
  const names = [...new Set(routes.flatMap(chunksOf))];
  const lines = names.map((name) => {
    const module = modules[name];
    if (module === undefined) {
      throw new Error(
        `registry.js: no module "${name}", which is in routesChunkNames.json. Bring docusaurus-fast/routes/readSiteMap.ts in line with this release of Docusaurus.`,
      );
    }
    const chunk = docsParts.has(module) ? docsChunk : name;
    return `  ${JSON.stringify(name)}: () => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${JSON.stringify(module)}),`;
  });
  return `export const loaders = {\n${lines.join('\n')}\n};\n`;
}

function printConst(name: string, value: unknown): string {
  return `export const ${name} = ${JSON.stringify(value)};\n`;
}

/** Prints the site map as modules: one for each part, and an index that every page loads. */
export function printModules(site: SiteMap): GeneratedFile[] {
  const {shell, parts} = splitRoutes(site);
  const docs = splitDocs(site.globalData);
  const importPart = ({path}: RouteData) => {
    const name = partChunkName(path);
    return `  {path: ${JSON.stringify(path)}, name: ${JSON.stringify(name)}, load: () => import(/* webpackChunkName: ${JSON.stringify(name)} */ "./${name}.js")},`;
  };
  return [
    {name: 'globalData.json', content: JSON.stringify(docs.shell)},
    {
      name: 'index.js',
      content:
        printLoaders(shell, site.modules) +
        printConst('shell', shell) +
        `export const parts = [\n${parts.map(importPart).join('\n')}\n];\n`,
    },
    ...parts.map((route) => ({
      name: `${partChunkName(route.path)}.js`,
      content:
        printLoaders([route], site.modules) +
        printConst('route', route) +
        printConst('version', docs.byPath.get(route.path.replace(/\/$/, ''))),
    })),
  ];
}
