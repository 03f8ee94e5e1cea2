import {createProvider} from '@search-provider';
import type {SearchProvider, SearchSettings} from './SearchProvider';

let provider: SearchProvider | undefined;

/** The page's one engine; the dialog and the search page share what it has loaded. */
export function sharedProvider(settings: SearchSettings): SearchProvider {
  provider ??= createProvider(settings);
  return provider;
}
