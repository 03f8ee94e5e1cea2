import {existsSync, realpathSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {digestCode, listInputs} from 'build-utils';
import type {PartOptions} from '../options';
import {rspackConfig, type RspackConfig} from '../rspackConfig';

/** Changes when the package is installed in another version. */
const ownVersion = path.join(__dirname, '../package.json');

type StockCache = {version?: string};

/** The version that Docusaurus gives to the persistent cache. */
function cacheVersion(cache: StockCache | undefined): string {
  return cache?.version ?? '';
}

/** Every text in a structure, such as the paths of loaders in the rules of a bundler. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsIn)
    : [];
}

/** The file of a plugin that is a package of the project, by its name; anything else stays. */
function fileOf(plugin: unknown, siteConfigPath: string): unknown {
  if (typeof plugin !== 'string') {
    return plugin;
  }
  try {
    return realpathSync(createRequire(siteConfigPath).resolve(plugin));
  } catch {
    return plugin;
  }
}

/** Modules of the site among texts that may be paths. */
function modulesAmong(texts: readonly string[], siteDir: string): string[] {
  return texts
    .filter((text) => /\.[cm]?[jt]s$/.test(text) && !text.includes('!'))
    .map((text) => path.resolve(siteDir, text))
    .filter(
      (file) =>
        file.startsWith(siteDir + path.sep) &&
        !file.includes(`${path.sep}node_modules${path.sep}`) &&
        existsSync(file),
    );
}

/**
 * Says what invalidates the bundler's persistent cache: the code that decides how modules
 * are found and compiled, which is the configuration, its plugins, their loaders, and all
 * that these import. Docusaurus watches none of it: after an edit of a remark plugin, the
 * cache would return old pages. Comes last, when every plugin has added its loaders.
 */
export default function cache(
  {siteDir, siteConfigPath, siteConfig}: LoadContext,
  {parts, pageData}: Pick<PartOptions, 'parts' | 'pageData'>,
): Plugin {
  const plugins = siteConfig.plugins
    .flatMap((plugin): unknown => (Array.isArray(plugin) ? plugin[0] : plugin))
    .map((plugin) => fileOf(plugin, siteConfigPath));
  return {
    name: 'fast-cache',
    configureWebpack({cache: setting, experiments, module}) {
      const entries = modulesAmong(
        [...textsIn(plugins), ...textsIn(module?.rules)],
        siteDir,
      );
      const inputs = listInputs(siteDir, [
        ...new Set([siteConfigPath, ...entries]),
      ]);
      // From Docusaurus 4 on, which has Rspack 2, it is no experiment.
      const isStable = typeof setting === 'object';
      const stock = isStable
        ? setting
        : (experiments as {cache?: object} | undefined)?.cache;
      const own = {
        type: 'persistent',
        // Builds with different parts must not share cached modules. The code is
        // part of the version, because a build dependency counts with its comments.
        version: [
          cacheVersion(stock),
          ...parts,
          digestCode(siteDir, inputs),
        ].join('-'),
        buildDependencies: [...pageData, ownVersion]
          .map((file) => path.resolve(siteDir, file))
          .filter((file) => existsSync(file)),
      };
      // The types are those of Rspack 1.
      return rspackConfig(
        (isStable ? {cache: own} : {experiments: {cache: own}}) as RspackConfig,
      );
    },
  };
}
