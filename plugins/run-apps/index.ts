import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from '@rspack/core';
import {assetNames} from '../../runtime/models/assets';
import {cards} from '../../runtime/models/cards';
import {readModelAsset} from '../../runtime/node/readModelAsset';
import {releaseOf} from '../../scripts/examples/releaseOf';
import {bundledFiles} from '../lib/bundleScript';
import {recordModules} from '../license-notices/moduleLists';
import {bundleDrawing} from '../run-examples/bundleRuntime';
import {
  bundleModelWorker,
  bundleOnnxRuntime,
  bundlePackage,
  bundlePaper,
  bundlePhone,
  bundleSample,
} from './bundleApp';
import {findApps, type App} from './findApps';
import {findCard} from './findCard';
import {readSource} from './readSource';

/** The files of the plugin by name; the bundler gives each an address. */
type Files = Record<string, string | Uint8Array>;

/** Names a script by its content, so that apps with the same one share it. */
class Scripts {
  readonly files: Record<string, string> = {};
  readonly #building = new Map<string, Promise<string>>();

  /** Gives the name of the file; a script with the same key is built once. */
  add(name: string, key: string, build: () => Promise<string>, type = 'txt') {
    const building =
      this.#building.get(key) ??
      build().then((text) => {
        const hash = createHash('sha256').update(text).digest('hex');
        const file = `${name}-${hash.slice(0, 8)}.${type}`;
        this.files[file] = text;
        return file;
      });
    this.#building.set(key, building);
    return building;
  }
}

const assetFolder = 'assets/apps/';

/** Tells the bundler that the scripts are minified; it would minify them again. */
const minifiedPlugin = {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('runApps', (compilation) => {
      compilation.hooks.processAssets.tap('runApps', (assets) => {
        for (const name of Object.keys(assets)) {
          if (name.startsWith(assetFolder)) {
            compilation.updateAsset(name, (source) => source, {
              minimized: true,
            });
          }
        }
      });
    });
  },
};

function url(file: string): string {
  return `new URL('./${file}', import.meta.url).href`;
}

/** Bundles what an app consists of; gives the entry of the list. */
async function bundleApp(
  siteDir: string,
  scripts: Scripts,
  {sample, title, version, files, entry}: App,
): Promise<string> {
  const release = releaseOf(version.name);
  const {name} = path.posix.parse(sample);
  const text = JSON.stringify([entry, ...files]);
  const read = readSource({files, entry});
  const source = JSON.stringify(read);
  const card = findCard(read);
  const [drawing, phone, toolkit, app, sourceFile] = await Promise.all([
    scripts.add('drawing', 'drawing', bundleDrawing),
    scripts.add('phone', 'phone', () => bundlePhone('index')),
    scripts.add('package', release, () => bundlePackage(siteDir, release)),
    scripts.add(name, text, () => bundleSample(siteDir, files, entry)),
    scripts.add(name, source, () => Promise.resolve(source), 'json'),
  ]);
  return `'${version.label}/${sample}': {
  release: '${release}',
  scripts: [${[drawing, phone, toolkit, app].map(url).join()}],
  toolkit: ${url(toolkit)},
  source: ${url(sourceFile)},
  title: ${JSON.stringify(title)},
  records: ${read.some(([, code]) => code.includes('.startRecord('))},
  card: ${card === undefined ? card : `cards.${card}`},
}`;
}

/** Bundles the apps of the tutorials for the frame that runs them in the page. */
export default function runApps({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin<Files> {
  const folder = path.join(generatedFilesDir, 'run-apps/default');
  return {
    name: 'run-apps',
    getPathsToWatch: () => [
      'runtime/**/*.ts',
      'samples/**/*',
      path.join(__dirname, 'frame/*.ts'),
    ],
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // The bundler leaves text as it is; the site serves it as scripts.
            test: /\.txt$/,
            include: folder,
            type: 'asset/resource',
            generator: {filename: `${assetFolder}[name].js`},
          },
        ],
      },
      plugins: [minifiedPlugin as never],
    }),
    async loadContent() {
      const scripts = new Scripts();
      const entries = await Promise.all(
        findApps(siteDir).map((app) => bundleApp(siteDir, scripts, app)),
      );
      const [drawing, sandbox, worker, paper, onnx] = await Promise.all([
        scripts.add('drawing', 'drawing', bundleDrawing),
        scripts.add('sandbox', 'sandbox', () => bundlePhone('sandbox')),
        scripts.add('models', 'models', bundleModelWorker),
        scripts.add('paper', 'paper', () => bundlePaper(siteDir)),
        scripts.add('onnx', 'onnx', bundleOnnxRuntime),
      ]);
      return {
        ...scripts.files,
        ...Object.fromEntries(
          assetNames.map((name) => [name, readModelAsset(name)]),
        ),
        'files.js': `const cards = ${JSON.stringify(cards)};
export const apps = {${entries.join()}};
export const sandbox = [${[drawing, sandbox].map(url).join()}];
export const paper = ${url(paper)};
export const modelWorker = ${url(worker)};
export const onnxRuntime = ${url(onnx)};
export const assets = {${assetNames.map((name) => `'${name}': ${url(name)}`).join()}};
`,
      };
    },
    contentLoaded({content}) {
      recordModules(generatedFilesDir, 'run-apps', bundledFiles);
      mkdirSync(folder, {recursive: true});
      for (const [name, data] of Object.entries(content)) {
        writeFileSync(path.join(folder, name), data);
      }
    },
  };
}
