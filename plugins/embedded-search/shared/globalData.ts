import type {PluginOptions} from '../options';

/** Plugin data for the browser. */
export type SearchGlobalData = Pick<
  PluginOptions,
  'maxHits' | 'issuesUrl' | 'algolia'
>;
