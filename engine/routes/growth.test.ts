import {createHash} from 'node:crypto';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {rspack} from '@rspack/core';
import {afterAll, expect, it} from 'vitest';
import {ChunkFilesPlugin} from './ChunkFilesPlugin';
import {partChunkName, printModules} from './printModules';
import type {RouteData, SiteMap, VersionData} from './siteMap';
import {splitRoutes} from './splitRoutes';

const root = mkdtempSync(path.join(tmpdir(), 'growth-'));

afterAll(() => rmSync(root, {recursive: true}));

/** What Docusaurus calls the code of a page: digits that no compressor can guess. */
function nameOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

function pagesOf(version: string, count: number): VersionData {
  const start = `/docs/${version}`;
  const ids = Array.from(
    {length: count},
    (_, index) => `api/core/interfaces/${nameOf(`page ${index}`)}`,
  );
  return {
    ...{label: version, isLast: false, draftIds: []},
    ...{sidebars: {api: {link: {path: `${start}/${ids[0]}`, label: ids[0]}}}},
    name: version,
    path: start,
    mainDocId: ids[0] ?? '',
    docs: ids.map((id) => ({id, path: `${start}/${id}`, sidebar: 'api'})),
  };
}

function routeOf({path: start, docs}: VersionData): RouteData {
  return {
    path: `${start}/`,
    chunks: {__comp: 'version', __props: nameOf(start)},
    routes: docs.map((doc) => ({
      path: `${doc.path}/`,
      chunks: {__comp: 'page', content: nameOf(doc.path)},
      exact: true,
      sidebar: 'api',
    })),
  };
}

/** A site with so many versions of so many pages. */
function createSite(versionCount: number, pageCount: number): SiteMap {
  const versions = Array.from({length: versionCount}, (_, index) =>
    pagesOf(`0.${index}.0`, pageCount),
  );
  const contents = versions.flatMap((version) => [
    nameOf(version.path),
    ...version.docs.map((doc) => nameOf(doc.path)),
  ]);
  return {
    routes: [
      {
        path: '/docs/',
        chunks: {__comp: 'docs'},
        routes: versions.map(routeOf),
      },
      {path: '*'},
    ],
    modules: {
      docs: 'data:text/javascript,export default 1',
      version: '@theme/DocVersionRoot',
      page: 'data:text/javascript,export default 2',
      ...Object.fromEntries(
        contents.map((name) => [
          name,
          `data:text/javascript,export default "${name}"`,
        ]),
      ),
    },
    globalData: {'docusaurus-plugin-content-docs': {default: {versions}}},
  };
}

/** Bytes of what a page of the first version loads in order to know its site, as they are sent. */
async function measure(versions: number, pages: number): Promise<number> {
  const folder = path.join(root, `${versions}-${pages}`);
  const site = createSite(versions, pages);
  const parts = splitRoutes(site).parts.map((part) => partChunkName(part.path));
  const files = printModules(site);
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: {
      path: folder,
      publicPath: '/',
      filename: 'assets/js/[name].[contenthash:8].js',
      chunkFilename: 'assets/js/[name].[contenthash:8].js',
    },
    resolve: {
      alias: {'@theme/DocVersionRoot': path.join(folder, 'version.js')},
    },
    plugins: [
      new rspack.experiments.VirtualModulesPlugin({
        'main.js':
          'import * as site from "./index.js"; import data from "./globalData.json"; console.log(site, data);',
        'version.js': 'export default 3;',
        ...Object.fromEntries(files.map(({name, content}) => [name, content])),
      }),
      new ChunkFilesPlugin(parts),
    ],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const [fault] = stats?.toJson({all: false, errors: true}).errors ?? [];
      if (error ?? fault) {
        reject(error ?? new Error(fault?.message));
      } else {
        resolve();
      }
    });
  });
  const scripts = path.join(folder, 'assets', 'js');
  const loaded = readdirSync(scripts).filter((file) =>
    /^(main|routes-docs-0\.0\.0)\.\w+\.js$/.test(file),
  );
  expect(loaded).toHaveLength(2);
  return loaded
    .map((file) => readFileSync(path.join(scripts, file)))
    .reduce((sum, content) => sum + brotliCompressSync(content).length, 0);
}

it.each([50, 150])(
  'a further version of %i pages costs the pages of others little',
  async (pages) => {
    // Over ten, since the bundler's numbers for code, which change, compress by chance.
    const cost = ((await measure(12, pages)) - (await measure(2, pages))) / 10;
    expect(cost).toBeGreaterThan(0);
    // 256 bytes are allowed; `build.spec.ts` has the rest, for the links in each page.
    expect(cost).toBeLessThan(100);
  },
);
