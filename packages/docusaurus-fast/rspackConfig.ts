import type {Plugin} from '@docusaurus/types';
import type {Configuration} from '@rspack/core';

/** Bundler settings of a part, with how to merge them into those of Docusaurus. */
export type RspackConfig = Configuration & {
  mergeStrategy?: Record<string, 'append' | 'prepend' | 'replace'>;
};

type PluginConfig = Exclude<
  ReturnType<NonNullable<Plugin['configureWebpack']>>,
  void
>;

/** Types Rspack's settings as Docusaurus expects them: its types describe webpack's. */
export function rspackConfig(config: RspackConfig): PluginConfig {
  return config as unknown as PluginConfig;
}
