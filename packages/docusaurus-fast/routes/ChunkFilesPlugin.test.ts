import {createHash} from 'node:crypto';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {CssExtractRspackPlugin, rspack, type Stats} from '@rspack/core';
import {afterAll, beforeAll, expect, it} from 'vitest';
import ChunkAssetPlugin from '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin';
import {ChunkFilesPlugin} from './ChunkFilesPlugin';
import {tablePath, type ChunkTable} from './chunkTable';

const require = createRequire(import.meta.url);

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
  shared: 'import "./shared.css"; export default "shared";',
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
    module: {
      rules: [
        {
          test: /\.css$/,
          use: [CssExtractRspackPlugin.loader, require.resolve('css-loader')],
          type: 'javascript/auto',
        },
      ],
    },
    plugins: [
      ...plugins,
      new CssExtractRspackPlugin({
        filename: 'assets/css/[name].[contenthash:8].css',
      }),
      new ChunkFilesPlugin(['routes-a', 'routes-b']),
    ],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats)));
  });
}

function outputFiles(): string[] {
  return readdirSync(path.join(folder, 'out', 'assets', 'js'));
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'chunk-files-'));
  for (const [name, source] of Object.entries(sources)) {
    writeFileSync(path.join(folder, `${name}.js`), source);
  }
  writeFileSync(path.join(folder, 'shared.css'), 'p { color: red; }');
});

afterAll(() => rmSync(folder, {recursive: true}));

/** The hash of each file in a folder of the output, by the name of its chunk. */
function hashesOf(folderName: string): [string, string][] {
  const output = path.join(folder, 'out', 'assets', folderName);
  return readdirSync(output).map((file) => [
    file.replace(/\..*\./, '.'),
    createHash('sha256')
      .update(readFileSync(path.join(output, file)))
      .digest('base64'),
  ]);
}

it('puts the hash of a file beside its name, and the runtime checks both kinds', async () => {
  await bundle();
  const hashes = new Map([...hashesOf('js'), ...hashesOf('css')]);
  const read = (file: string) =>
    readFileSync(path.join(folder, 'out', file), 'utf8');
  const {files, hashes: own} = JSON.parse(
    read(tablePath('routes-a')),
  ) as ChunkTable;
  expect(Object.keys(own)).toEqual(Object.keys(files));
  expect(Object.values(own)).toEqual([hashes.get('page-a.js')]);
  const main = read(
    `assets/js/${outputFiles().find((file) => file.startsWith('main.'))}`,
  );
  const inMain = [...hashes].filter(([, hash]) => main.includes(hash));
  expect(inMain.map(([name]) => name).sort()).toEqual([
    'app.js',
    'lazy.js',
    'routes-a.js',
    'routes-b.js',
    'shared.css',
    'shared.js',
  ]);
  expect(main.match(/\.integrity="sha256-"/g)).toHaveLength(2);
  expect(main).not.toContain('self.__CHUNK');
});

it('an edited page changes its own script and the table of its part alone', async () => {
  await bundle();
  const before = new Set(outputFiles());
  writeFileSync(path.join(folder, 'page-b.js'), 'export default "edited";');
  await bundle();
  const added = outputFiles().filter((file) => !before.has(file));
  expect(added).toEqual([expect.stringMatching(/^page-b\./)]);
});

it('the names of variables in the entry do not depend on hashes', async () => {
  await bundle();
  const before = new Set(outputFiles());
  for (const comment of 'abcdefghij') {
    // Gone once the script is minified, but its hash before that is another.
    writeFileSync(
      path.join(folder, 'lazy.js'),
      `// ${comment}\n${sources.lazy}`,
    );
    await bundle();
  }
  expect(outputFiles().filter((file) => !before.has(file))).toEqual([]);
});

it('stops the build when a runtime module has another name', async () => {
  await expect(bundle([])).rejects.toThrow(
    /The runtime has no module "ChunkAssetRuntimeModule"/,
  );
});
