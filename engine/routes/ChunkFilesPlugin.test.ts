import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rspack, type Stats} from '@rspack/core';
import {afterAll, beforeAll, expect, it} from 'vitest';
import ChunkAssetPlugin from '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin';
import {ChunkFilesPlugin} from './ChunkFilesPlugin';
import {tablePath} from './chunkTable';

const load = (chunk: string) =>
  `() => import(/* webpackChunkName: "${chunk}" */ './${chunk}.js')`;

const part = (...chunks: string[]) =>
  `export const loaders = [${chunks.map(load).join(', ')}];`;

const sources: Record<string, string> = {
  main: `(${load('app')})();`,
  app: `export default [${load('routes-a')}, ${load('routes-b')}];`,
  'routes-a': part('page-a', 'shared'),
  'routes-b': part('page-b', 'shared'),
  'page-a': `export default [${load('lazy')}];`,
  'page-b': 'export default "b";',
  shared: 'export default "shared";',
  lazy: 'export default "lazy";',
};

let folder: string;

/** Bundles the sources, as Docusaurus or without its own plugin. */
function bundle(
  plugins = [new ChunkAssetPlugin()],
): Promise<Stats | undefined> {
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: {
      path: path.join(folder, 'out'),
      publicPath: '/',
      filename: 'assets/js/[name].[contenthash:8].js',
      chunkFilename: 'assets/js/[name].[contenthash:8].js',
    },
    plugins: [...plugins, new ChunkFilesPlugin(['routes-a', 'routes-b'])],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats)));
  });
}

function outputFiles(): string[] {
  return readdirSync(path.join(folder, 'out', 'assets', 'js'));
}

/** Names of the chunks whose final files a file of the output names. */
function namedIn(file: string): string[] {
  const source = readFileSync(path.join(folder, 'out', file), 'utf8');
  return outputFiles()
    .filter((script) => source.includes(script.replace(/\.js$/, '')))
    .map((script) => script.replace(/\..*$/, ''))
    .sort();
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'chunk-files-'));
  for (const [name, source] of Object.entries(sources)) {
    writeFileSync(path.join(folder, `${name}.js`), source);
  }
});

afterAll(() => rmSync(folder, {recursive: true}));

it('names the files of a part in its own table, and shared ones in the entry', async () => {
  const stats = await bundle();
  expect(stats?.toJson({all: false, errors: true}).errors).toEqual([]);
  expect(namedIn(tablePath('routes-a'))).toEqual(['app', 'page-a']);
  expect(namedIn(tablePath('routes-b'))).toEqual(['app', 'page-b']);
  const main = outputFiles().find((file) => file.startsWith('main.')) ?? '';
  expect(namedIn(`assets/js/${main}`)).toEqual([
    'app',
    'lazy',
    'routes-a',
    'routes-b',
    'shared',
  ]);
});

it('an edited page changes its own script and the table of its part alone', async () => {
  await bundle();
  const before = new Set(outputFiles());
  writeFileSync(path.join(folder, 'page-b.js'), 'export default "edited";');
  await bundle();
  const added = outputFiles().filter((file) => !before.has(file));
  expect(added).toEqual([expect.stringMatching(/^page-b\./)]);
});

it('stops the build when a runtime module has another name', async () => {
  await expect(bundle([])).rejects.toThrow(
    /The runtime has no module "ChunkAssetRuntimeModule"/,
  );
});
