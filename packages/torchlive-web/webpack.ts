import path from 'node:path';
import {
  aliases,
  assetExtensions,
  extensions,
  findPackages,
} from './bundlers/aliases';

/** What webpack gives to a plugin, as far as it is used here. */
type Compiler = {
  context: string;
  options: {
    mode?: string;
    resolve: {alias?: unknown; extensions?: string[]};
    module: {rules: unknown[]};
  };
  webpack: {
    DefinePlugin: new (definitions: Record<string, string>) => {
      apply(compiler: never): void;
    };
  };
};

const toExact = (names: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(names).map(([name, file]) => [`${name}$`, file]),
  );

/** Makes a React Native app with PlayTorch one for browsers: put `new TorchlivePlugin()` into `plugins`. */
export default class TorchlivePlugin {
  apply(compiler: Compiler): void {
    const {context, options, webpack} = compiler;
    const {core, web} = findPackages(context);
    const {resolve, module} = options;
    resolve.alias = {
      ...(resolve.alias as object | undefined),
      ...toExact({
        ...aliases,
        'react-native-web': web.folder,
        // Its ES modules export types, which webpack looks for in vain.
        'react-native-pytorch-core': path.join(core, 'lib/commonjs/index.js'),
      }),
    };
    resolve.extensions = [
      ...extensions,
      ...(resolve.extensions ?? []),
      '.json',
    ];
    module.rules.push({
      test: new RegExp(`\\.(?:${assetExtensions.join('|')})$`),
      type: 'asset/resource',
    });
    new webpack.DefinePlugin({
      __DEV__: JSON.stringify(options.mode !== 'production'),
    }).apply(compiler as never);
  }
}
