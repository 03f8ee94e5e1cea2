import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from '@rspack/core';
import {bundledFiles} from 'build-utils/bundle';
import {toScript} from 'torchlive-web/program';
import {
  bundleInspector,
  bundleModelWorker,
  bundleOnnxRuntime,
  bundlePackage,
  bundlePaper,
  bundlePhone,
} from './bundleApp';
import type {Source} from './files';
import type {App, AppOptions, ModelOptions} from './options';
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

/** Names of the model files that an app asks for, as they come in its code. */
function modelNames(source: Source): string[] {
  const names = source.flatMap(
    ([, text]) => text.match(/[\w.-]+\.ptl\b/g) ?? [],
  );
  return [...new Set(names)];
}

/** Compiles what an app consists of; gives the entry of the list. */
async function compileApp(
  siteDir: string,
  scripts: Scripts,
  {sample, title, version, release, files, entry, firstPicture}: App,
  models: ModelOptions,
): Promise<string> {
  const {name} = path.posix.parse(sample);
  const read = readSource({files, entry});
  const card = models.cardOf(read);
  const addJson = (part: string, content: Source) => {
    const text = JSON.stringify(content);
    return scripts.add(part, text, () => Promise.resolve(text), 'json');
  };
  const [toolkit, code, source] = await Promise.all([
    scripts.add('package', release, () => bundlePackage(siteDir, release)),
    addJson(
      `${name}-code`,
      read.map(([file, text]) => [file, toScript(text, file)]),
    ),
    addJson(name, read),
  ]);
  return `'${version}/${sample}': {
  release: '${release}',
  toolkit: ${url(toolkit)},
  code: ${url(code)},
  source: ${url(source)},
  title: ${JSON.stringify(title)},
  records: ${read.some(([, code]) => code.includes('.startRecord('))},
  card: ${card === undefined ? card : `cards[${JSON.stringify(card)}]`},
  firstPicture: ${JSON.stringify(firstPicture)},
  models: ${JSON.stringify(modelNames(read))},
}`;
}

/** Compiles apps, and bundles what runs them in the page. */
export function runApps(
  {siteDir, generatedFilesDir}: LoadContext,
  {findApps, models, pictures, watched, onBundled}: AppOptions,
): Plugin<Files> {
  const folder = path.join(generatedFilesDir, 'run-apps/default');
  return {
    name: 'run-apps',
    getPathsToWatch: () => [...watched, path.join(__dirname, 'frame/*.ts')],
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
        findApps().map((app) => compileApp(siteDir, scripts, app, models)),
      );
      const [phone, worker, inspector, paper, onnx] = await Promise.all([
        scripts.add('phone', 'phone', () => bundlePhone(models)),
        scripts.add('models', 'models', () => bundleModelWorker()),
        scripts.add('inspector', 'inspector', bundleInspector),
        scripts.add('paper', 'paper', () => bundlePaper(siteDir)),
        scripts.add('onnx', 'onnx', bundleOnnxRuntime),
      ]);
      const files = models.assets.map((name) => ({
        name,
        data: models.readAsset(name),
      }));
      return {
        ...scripts.files,
        ...Object.fromEntries(files.map(({name, data}) => [name, data])),
        'files.js': `const cards = ${JSON.stringify(models.cards)};
export const apps = {${entries.join()}};
export const phone = ${url(phone)};
export const paper = ${url(paper)};
export const modelWorker = ${url(worker)};
export const modelInspector = ${url(inspector)};
export const onnxRuntime = ${url(onnx)};
export const assets = {${files.map(({name, data}) => `'${name}': {url: ${url(name)}, bytes: ${data.length}}`).join()}};
export const pictures = ${JSON.stringify(pictures)};
`,
      };
    },
    contentLoaded({content}) {
      onBundled('run-apps', bundledFiles);
      mkdirSync(folder, {recursive: true});
      for (const [name, data] of Object.entries(content)) {
        writeFileSync(path.join(folder, name), data);
      }
    },
  };
}
