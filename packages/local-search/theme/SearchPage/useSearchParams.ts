import {useCallback, useEffect, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {useDocsVersions} from '../../client/useDocsVersions';
import {useSearchPageUrl} from '../../client/useSearchPageUrl';
import {useDefaultVersion} from '../../client/useSearchVersion';

type SearchParams = {query: string; version: string};

/** Milliseconds before the URL follows what is typed. */
const delay = 400;

function isRefined(before: string, after: string): boolean {
  return before.startsWith(after) || after.startsWith(before);
}

/** Keeps the query and the version in the URL, so that it can be shared and the history works. */
export function useSearchParams(): SearchParams & {
  change: (next: Partial<SearchParams>) => void;
} {
  const {search} = useLocation();
  const history = useHistory();
  const urlOf = useSearchPageUrl();
  const defaultVersion = useDefaultVersion();
  const versions = useDocsVersions();
  const [params, setParams] = useState<SearchParams>({
    query: '',
    version: defaultVersion,
  });

  const parameters = new URLSearchParams(search);
  const query = parameters.get('q') ?? '';
  const requested = parameters.get('version');
  const version = versions.some(({name}) => name === requested)
    ? (requested ?? defaultVersion)
    : defaultVersion;

  // Without a version, the link finds something else for a reader who prefers another.
  const isShareable = query === '' || requested === version;

  const written = useRef('');
  const currentUrl = urlOf(query, version);

  // Follow the URL on load and when the reader goes back or forward, but not when
  // we changed it: more may have been typed since.
  useEffect(() => {
    if (currentUrl === written.current) {
      written.current = '';
    } else {
      setParams({query, version});
    }
  }, [currentUrl, query, version]);

  useEffect(() => {
    const url = urlOf(params.query, params.version);
    if (url === currentUrl && isShareable) {
      return undefined;
    }
    const timer = setTimeout(() => {
      if (url !== currentUrl) {
        written.current = url;
      }
      // Refining a query replaces the history entry; another query adds one.
      if (params.version === version && isRefined(query, params.query)) {
        history.replace(url);
      } else {
        history.push(url);
      }
    }, delay);
    return () => clearTimeout(timer);
  }, [params, query, version, currentUrl, isShareable, history, urlOf]);

  const change = useCallback(
    (next: Partial<SearchParams>) =>
      setParams((current) => ({...current, ...next})),
    [],
  );

  return {...params, change};
}
