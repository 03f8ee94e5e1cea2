import path from 'node:path';
import process from 'node:process';
import {
  aliases,
  assetExtensions,
  extensions,
  findPackages,
  isOwn,
  unknownModule,
  type Packages,
} from './bundlers/aliases';
import {importRequired} from './bundlers/importRequired';
import {withoutTypeExports} from './bundlers/withoutTypeExports';

const webName = 'react-native-web';

/** What Rollup and Rolldown give to a hook, as far as it is used here. */
type Context = {
  resolve(
    source: string,
    importer?: string,
    options?: {skipSelf?: boolean},
  ): Promise<{id: string} | null>;
  error(message: string): never;
};

const isOfPackage = /[\\/]node_modules[\\/]/;
const isOfCore = /[\\/]node_modules[\\/]react-native-pytorch-core[\\/]/;
const isScript = /\.[cm]?[jt]sx?$/;

/** Libraries for React Native have JSX in files without "x". */
const rolldownOptions = {moduleTypes: {'.js': 'jsx' as const}};

/** Makes a React Native app with PlayTorch one for browsers: put it into `plugins` of Vite's configuration. */
export default function torchlive() {
  let web: Packages['web'] = {name: webName, folder: ''};

  return {
    name: 'torchlive-web',
    enforce: 'pre' as const,

    config({root = process.cwd()}: {root?: string}, {mode}: {mode: string}) {
      ({web} = findPackages(path.resolve(root)));
      return {
        define: {
          global: 'globalThis',
          __DEV__: JSON.stringify(mode !== 'production'),
        },
        assetsInclude: assetExtensions.map((each) => `**/*.${each}`),
        resolve: {
          extensions: [...extensions, '.json'],
          // For libraries that Vite bundles ahead, which it asks no plugin about.
          alias:
            web.name === webName
              ? [{find: /^react-native$/, replacement: webName}]
              : [],
        },
        build: {rolldownOptions},
        optimizeDeps: {
          rolldownOptions,
          include: [
            'react',
            'react/jsx-runtime',
            web.name,
            'torchlive-web > @react-native/normalize-colors',
          ],
          // Their workers and their WebAssembly are found beside them.
          exclude: [
            'torchlive-web',
            'lite-interpreter',
            'onnxruntime-web',
            'react-native-pytorch-core',
          ],
        },
        worker: {format: 'es' as const},
      };
    },

    async resolveId(this: Context, source: string, importer?: string) {
      if (isOwn(importer)) {
        return source === webName
          ? this.resolve(web.name, importer, {skipSelf: true})
          : undefined;
      }
      const unknown = unknownModule(source);
      if (unknown !== undefined) {
        this.error(unknown);
      }
      return aliases[source === webName ? 'react-native' : source];
    },

    transform(code: string, id: string) {
      const [file = ''] = id.split('?');
      if (!isScript.test(file)) {
        return undefined;
      }
      if (isOfCore.test(file)) {
        const known = withoutTypeExports(code);
        const isKnown = (name: string) => name in aliases;
        return {code: importRequired(known, isKnown) ?? known, map: null};
      }
      const isOfApp = !isOfPackage.test(file) && code.includes('require(');
      const replaced = isOfApp
        ? importRequired(code, (name) => name.startsWith('.'))
        : undefined;
      return replaced === undefined ? undefined : {code: replaced, map: null};
    },
  };
}
