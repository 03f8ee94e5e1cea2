import path from 'node:path';
import type {BuildOptions, Loader, OnLoadResult, Plugin} from 'esbuild';
import {bundleScript, globalModules, type Globals} from 'build-utils/bundle';
import type {Release} from 'torchlive-web';
import {packageFolder, packageNotice} from '../examples/bundleRuntime';
import type {ModelOptions} from './options';
import {packageName} from '../adapter';
import type {SampleFiles} from './files';
import {findModule} from './findModule';

/** Modules that apps and the package find in the frame. */
const globals: Globals = Object.fromEntries(
  [
    'react',
    'react-native',
    'react-native/Libraries/Image/resolveAssetSource',
    packageName,
    'react-native-safe-area-context',
    'expo-file-system',
  ].map((name) => [name, `globalThis.modules['${name}']`]),
);

const noIcons: Globals = {
  'react-native-vector-icons/MaterialCommunityIcons': '{default: () => null}',
};

const libraryOptions: BuildOptions = {
  // Of a package's two forms, the one whose unused parts can be left out.
  mainFields: ['module', 'main'],
  loader: {'.png': 'dataurl'},
};

/** Finds the module that says what serves an address. */
function servedPlugin({registry}: ModelOptions): Plugin {
  return {
    name: 'served',
    setup(build) {
      build.onResolve({filter: /^@generated\/run-apps\/models$/}, () => ({
        path: registry,
      }));
    },
  };
}

/** Bundles the phone, on which the package of any release runs, for apps as they are or edited. */
export function bundlePhone(
  entry: 'index' | 'sandbox',
  models: ModelOptions,
): Promise<string> {
  return bundleScript('The phone of the page', {
    entryPoints: [path.join(__dirname, `frame/${entry}`)],
    plugins: [
      servedPlugin(models),
      globalModules({react: 'globalThis.drawing.react'}),
    ],
  });
}

/** Bundles the interpreter of models, which runs in a worker. */
export function bundleModelWorker(): Promise<string> {
  return bundleScript('The models of the apps', {
    entryPoints: [path.join(__dirname, 'frame/modelWorker')],
  });
}

/** Bundles what looks into models, which runs in a worker. */
export function bundleInspector(): Promise<string> {
  return bundleScript('The inspector of models', {
    entryPoints: [path.join(__dirname, '../model/worker')],
  });
}

/** Bundles the published package of a release. */
export function bundlePackage(
  siteDir: string,
  release: Release,
): Promise<string> {
  const folder = packageFolder(siteDir, release);
  return bundleScript(packageNotice(release), {
    stdin: {
      contents: `globalThis.modules['${packageName}'] = require(${JSON.stringify(folder)});`,
      resolveDir: siteDir,
    },
    plugins: [globalModules(globals)],
  });
}

/** Bundles React Native Paper, which edited apps find in the frame. */
export function bundlePaper(siteDir: string): Promise<string> {
  return bundleScript('React Native Paper, MIT license, © Callstack', {
    stdin: {
      contents:
        "globalThis.modules['react-native-paper'] = require('react-native-paper');",
      resolveDir: siteDir,
    },
    ...libraryOptions,
    plugins: [globalModules({...globals, ...noIcons})],
  });
}

/** Bundles ONNX Runtime, which runs the model of a reader. */
export function bundleOnnxRuntime(): Promise<string> {
  return bundleScript('ONNX Runtime Web, MIT', {
    entryPoints: [path.join(__dirname, 'frame/onnxRuntime')],
    // It gets its WebAssembly from the page, and looks for none beside itself. The address
    // of the worker that it runs in is no base of others.
    define: {'import.meta.url': 'location.origin'},
  });
}

/** What `require` gives for a file of the app's project that the sample does not have. */
function loadServed(
  address: string,
  {findServed, readAsset}: ModelOptions,
): OnLoadResult | undefined {
  const served = findServed(address);
  switch (served.kind) {
    case 'model':
      // The toolkit takes an address; the frame knows what serves it.
      return {contents: address, loader: 'text'};
    case 'document':
      return {contents: readAsset(served.asset), loader: 'json'};
    case 'missing':
      return undefined;
  }
}

function samplePlugin(
  files: SampleFiles,
  models: ModelOptions,
  resolveDir: string,
): Plugin {
  return {
    name: 'sample',
    setup(build) {
      build.onResolve({filter: /^\./}, ({path: name, importer, namespace}) => {
        if (namespace !== 'sample') {
          return null;
        }
        const found = findModule(files, importer, name);
        return found === undefined
          ? {path: name, namespace: 'served'}
          : {path: found, namespace: 'sample'};
      });
      build.onLoad({filter: /./, namespace: 'served'}, ({path: address}) =>
        loadServed(address, models),
      );
      build.onResolve({filter: /^sample:/}, ({path: name}) => ({
        path: name.slice('sample:'.length),
        namespace: 'sample',
      }));
      build.onLoad({filter: /./, namespace: 'sample'}, ({path: file}) => ({
        contents: files.get(file),
        loader: path.extname(file).slice(1) as Loader,
        resolveDir,
      }));
    },
  };
}

/** Bundles a sample as the page shows it, with what it imports besides the toolkit. */
export function bundleSample(
  siteDir: string,
  files: SampleFiles,
  entry: string,
  models: ModelOptions,
): Promise<string> {
  return bundleScript('An app of the tutorials', {
    stdin: {
      contents: `globalThis.modules.app = require('sample:${entry}');`,
      resolveDir: siteDir,
    },
    ...libraryOptions,
    tsconfigRaw: {compilerOptions: {jsx: 'react'}},
    plugins: [
      samplePlugin(files, models, siteDir),
      globalModules({...globals, ...noIcons}),
    ],
  });
}
