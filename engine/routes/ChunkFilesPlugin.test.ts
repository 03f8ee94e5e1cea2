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
import {ChunkFilesPlugin} from './ChunkFilesPlugin';

const load = (chunk: string) =>
  `() => import(/* webpackChunkName: "${chunk}" */ './${chunk}.js')`;

const part = (...chunks: string[]) =>
  `export const files = self.__CHUNK_FILES;
export const loaders = [${chunks.map(load).join(', ')}];`;

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

function bundle(partNames: string[]): Promise<Stats | undefined> {
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
    plugins: [new ChunkFilesPlugin(partNames)],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats)));
  });
}

/** The files that a chunk's own file names. */
function namedIn(chunk: string): string[] {
  const scripts = path.join(folder, 'out', 'assets', 'js');
  const files = readdirSync(scripts);
  const own = files.find((file) => file.startsWith(`${chunk}.`)) ?? '';
  const source = readFileSync(path.join(scripts, own), 'utf8');
  return files
    .filter((file) => source.includes(file.replace(/\.js$/, '')))
    .map((file) => file.replace(/\..*$/, ''))
    .sort();
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'chunk-files-'));
  for (const [name, source] of Object.entries(sources)) {
    writeFileSync(path.join(folder, `${name}.js`), source);
  }
});

afterAll(() => rmSync(folder, {recursive: true}));

it('gives each part the final names of the files that it alone leads to', async () => {
  const stats = await bundle(['routes-a', 'routes-b']);
  expect(stats?.toJson({all: false, errors: true}).errors).toEqual([]);
  expect(namedIn('routes-a')).toEqual(['page-a']);
  expect(namedIn('routes-b')).toEqual(['page-b']);
  expect(namedIn('main')).toEqual([
    'app',
    'lazy',
    'routes-a',
    'routes-b',
    'shared',
  ]);
});

it('fails if a part has no place for them', async () => {
  await expect(bundle(['routes-a', 'routes-b', 'page-b'])).rejects.toThrow(
    /page-b: has no place for the names of files/,
  );
});
