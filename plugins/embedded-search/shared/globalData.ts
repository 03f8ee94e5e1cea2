import type {PluginOptions} from '../options';

/** What the plugin tells the browser. */
export type SearchGlobalData = Pick<
  PluginOptions,
  'maxHits' | 'issuesUrl' | 'algolia'
>;
