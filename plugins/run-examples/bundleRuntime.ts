import path from 'node:path';
import {build, type BuildOptions} from 'esbuild';

const frame = path.join(__dirname, 'frame');

async function bundle(entry: string, options: BuildOptions): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(frame, entry)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    logLevel: 'warning',
    ...options,
    define: {
      global: 'globalThis',
      __DEV__: 'false',
      'process.env.NODE_ENV': '"production"',
      ...options.define,
    },
    write: false,
  });
  return outputFiles.map(({text}) => text).join('');
}

/** Bundles the published package of a release with what stands for the phone. */
export function bundleRuntime(
  siteDir: string,
  release: string,
): Promise<string> {
  return bundle('index.ts', {
    define: {RELEASE: JSON.stringify(release)},
    alias: {
      react: path.join(frame, 'react.cjs'),
      'react-native/Libraries/Image/resolveAssetSource': path.join(
        frame,
        'resolveAssetSource.cjs',
      ),
      'react-native': path.join(frame, 'reactNative.cjs'),
      'react-native-pytorch-core': path.join(
        siteDir,
        `node_modules/rnpc-${release}/lib/commonjs/index.js`,
      ),
    },
  });
}

/** Bundles what draws components: React and React Native for Web. */
export function bundleDrawing(): Promise<string> {
  return bundle('drawing.ts', {});
}
