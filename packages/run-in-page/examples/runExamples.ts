import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {packageOf, type Release} from 'torchlive-web';
import {bundledFiles} from 'build-utils/bundle';
import {bundleDrawing, bundleModelReader, bundleRuntime} from './bundleRuntime';
import type {ExampleOptions, Version} from './options';

/** Files by name; the bundler gives each an address with a hash. */
type Files = Record<string, string>;

function url(file: string): string {
  return `new URL('./${file}', import.meta.url).href`;
}

/** Part of the frame's address: browsers keep its document, until there is another one. */
async function hashFrame(): Promise<string> {
  const file = path.join(__dirname, '../static/embed/run/index.html');
  const hash = createHash('sha256').update(await readFile(file));
  return hash.digest('hex').slice(0, 8);
}

/** The module that says where the files are. */
function filesModule(versions: readonly Version[], frameHash: string): string {
  const entries = versions.map(({release, examples}) => {
    const modules = Object.keys(examples).map(
      (module) => `'${module}': ${url(`${release}.${module}.txt`)}`,
    );
    return `'${release}': {
  npm: '${packageOf(release)}',
  runtime: ${url(`${release}.worker.txt`)},
  drawingRuntime: ${url(`${release}.document.txt`)},
  types: ${url(`${release}.types.txt`)},
  examples: {${modules.join(', ')}},
}`;
  });
  return `export const frame = '/embed/run/?${frameHash}';
export const drawing = ${url('drawing.txt')};
export const assets = ${url('assets.txt')};
export const modelReader = ${url('modelReader.txt')};
export const versions = {${entries.join(', ')}};
`;
}

async function runtimeFiles(siteDir: string, release: Release): Promise<Files> {
  const [worker, document] = await Promise.all([
    bundleRuntime(siteDir, release, false),
    bundleRuntime(siteDir, release, true),
  ]);
  return {
    [`${release}.worker.txt`]: worker,
    [`${release}.document.txt`]: document,
  };
}

function versionFiles({release, examples, types}: Version): Files {
  return {
    [`${release}.types.txt`]: JSON.stringify(types),
    ...Object.fromEntries(
      Object.entries(examples).map(([module, list]) => [
        `${release}.${module}.txt`,
        JSON.stringify(list),
      ]),
    ),
  };
}

/** Makes what runs the reference's examples in pages: a script for each release, and the examples as JavaScript. */
export function runExamples(
  {siteDir}: LoadContext,
  {readVersions, assets, watched, onBundled}: ExampleOptions,
): Plugin<Files> {
  return {
    name: 'run-examples',
    getPathsToWatch: () => [...watched, path.join(__dirname, 'frame/*.ts')],
    async loadContent() {
      const versions = await readVersions();
      return Object.assign(
        {
          'files.js': filesModule(versions, await hashFrame()),
          'drawing.txt': await bundleDrawing(),
          'assets.txt': JSON.stringify(assets()),
          'modelReader.txt': await bundleModelReader(),
        },
        ...versions.map(versionFiles),
        ...(await Promise.all(
          versions.map(({release}) => runtimeFiles(siteDir, release)),
        )),
      ) as Files;
    },
    async contentLoaded({content, actions: {createData}}) {
      onBundled('run-examples', bundledFiles);
      await Promise.all(
        Object.entries(content).map(([name, text]) => createData(name, text)),
      );
    },
  };
}
