import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  compareRoot,
  docsFolder,
  docsVersions,
} from '../../content/site/versions';
import {pairName} from 'api-versions/page-data';

/** The comparison of an ordered pair of versions, as the API generator wrote it. */
type Pair = {name: string; json: string};

async function readPairs(siteDir: string): Promise<Pair[]> {
  const pairs = docsVersions.flatMap((to) =>
    docsVersions
      .filter((from) => from !== to)
      .map(async (from) => ({
        name: pairName(from.label, to.label),
        json: await readFile(
          path.join(
            siteDir,
            docsFolder(to.name),
            `api/comparisons/${from.label}.json`,
          ),
          'utf8',
        ),
      })),
  );
  return Promise.all(pairs);
}

/** Adds the page that compares two versions, and a file for each pair, which the bundler gives an address with a hash. */
export default function versionComparison({
  siteDir,
}: LoadContext): Plugin<Pair[]> {
  return {
    name: 'version-comparison',
    getPathsToWatch: () =>
      docsVersions.map(
        ({name}) => `${docsFolder(name)}/api/comparisons/*.json`,
      ),
    loadContent: () => readPairs(siteDir),
    async contentLoaded({content, actions: {addRoute, createData}}) {
      const addresses = content.map(
        ({name}) =>
          `'${name}': new URL('./compare-${name}.txt', import.meta.url).href`,
      );
      await Promise.all([
        ...content.map(({name, json}) =>
          createData(`compare-${name}.txt`, json),
        ),
        createData(
          'files.js',
          `export const comparisons = {${addresses.join(', ')}};\n`,
        ),
      ]);
      addRoute({
        path: compareRoot,
        component: '@site/plugins/version-comparison/client',
        exact: true,
      });
    },
  };
}
