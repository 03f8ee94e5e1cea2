import path from 'node:path';
import type {Plugin} from 'esbuild';
import {bundleScript, globalModules, type Globals} from 'build-utils/bundle';
import type {Release} from 'torchlive-web';
import {drawn, packageFolder, packageNotice} from '../examples/bundleRuntime';
import type {ModelOptions} from './options';
import {packageName} from '../adapter';

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

/** Bundles the phone, on which the package of any release runs. */
export function bundlePhone(models: ModelOptions): Promise<string> {
  return bundleScript('The phone of the page', {
    entryPoints: [path.join(__dirname, 'frame/index')],
    plugins: [servedPlugin(models), globalModules(drawn)],
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

/** Bundles React Native Paper, for apps that import it. */
export function bundlePaper(siteDir: string): Promise<string> {
  return bundleScript('React Native Paper, MIT license, © Callstack', {
    stdin: {
      contents:
        "globalThis.modules['react-native-paper'] = require('react-native-paper');",
      resolveDir: siteDir,
    },
    // Of the package's two forms, the one whose unused parts can be left out.
    mainFields: ['module', 'main'],
    loader: {'.png': 'dataurl'},
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
