import {useCallback} from 'react';
import {noVersion} from '../shared/indexFile';
import {useSearchPagePath} from './useSearchPagePath';
import {useDefaultVersion} from './useSearchVersion';

/** Creates URLs of the search page. With a query they name the version, so that everyone finds the same. */
export function useSearchPageUrl(): (query: string, version: string) => string {
  const page = useSearchPagePath();
  const defaultVersion = useDefaultVersion();
  return useCallback(
    (query: string, version: string) => {
      const parameters = new URLSearchParams(query === '' ? {} : {q: query});
      if (
        version !== noVersion &&
        (query !== '' || version !== defaultVersion)
      ) {
        parameters.set('version', version);
      }
      const search = parameters.toString();
      return search === '' ? page : `${page}?${search}`;
    },
    [page, defaultVersion],
  );
}
