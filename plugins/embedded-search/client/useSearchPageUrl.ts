import {useCallback} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useDefaultVersion} from './useSearchVersion';

/** Makes addresses of the search page; a version is named only where it is not the default. */
export function useSearchPageUrl(): (query: string, version: string) => string {
  const page = useBaseUrl('/search/');
  const byDefault = useDefaultVersion().name;
  return useCallback(
    (query: string, version: string) => {
      const parameters = new URLSearchParams(query === '' ? {} : {q: query});
      if (version !== byDefault) {
        parameters.set('version', version);
      }
      const search = parameters.toString();
      return search === '' ? page : `${page}?${search}`;
    },
    [page, byDefault],
  );
}
