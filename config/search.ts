import type {Options} from '../plugins/embedded-search/options';
import {links} from './brand';
import {env} from './env';

/** Search: the embedded engine, or the hosted service where the environment names one. */
export const searchOptions = {
  issuesUrl: links.issues,
  algolia: env.algolia,
} satisfies Options;
