import {createProvider} from '@search-provider';
import type {SearchProvider} from './SearchProvider';
import type {SearchSettings} from '../options';

let provider: SearchProvider | undefined;

/** The one provider of the page: dialog and search page share what it has loaded. */
export function sharedProvider(settings: SearchSettings): SearchProvider {
  provider ??= createProvider(settings);
  return provider;
}
