import path from 'node:path';
import {
  aliases,
  assetExtensions,
  expoAliases,
  isOwn,
  plainAliases,
  unknownModule,
} from './bundlers/aliases';

type Resolution = {type: string; filePath?: string};

type Context = {
  originModulePath: string;
  resolveRequest: Resolve;
};

type Resolve = (
  context: Context,
  name: string,
  platform: string | null,
) => Resolution;

/** What Metro's configuration has, as far as it is used here. */
type Config = {
  resolver: {
    assetExts: readonly string[];
    resolveRequest?: Resolve | null;
  };
};

/** Makes Expo's web build of a React Native app with PlayTorch one that runs: `module.exports = withTorchlive(getDefaultConfig(__dirname))`. */
export default function withTorchlive<Given extends object>(
  config: Given,
): Given {
  const {resolver} = config as unknown as Config;
  const {resolveRequest: next} = resolver;

  const resolveRequest: Resolve = (context, name, platform) => {
    const origin = context.originModulePath;
    if (platform === 'web') {
      const standIn = isOwn(origin)
        ? plainAliases[path.resolve(path.dirname(origin), name)]
        : (aliases[name] ?? expoAliases[name]);
      if (standIn !== undefined) {
        return {type: 'sourceFile', filePath: standIn};
      }
      const unknown = isOwn(origin) ? undefined : unknownModule(name);
      if (unknown !== undefined && !origin.includes('react-native-web')) {
        throw new Error(unknown);
      }
    }
    return (next ?? context.resolveRequest)(context, name, platform);
  };

  return {
    ...config,
    resolver: {
      ...resolver,
      assetExts: [...new Set([...resolver.assetExts, ...assetExtensions])],
      resolveRequest,
    },
  };
}
