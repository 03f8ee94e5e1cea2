import {useCallback, useEffect, useRef, useState} from 'react';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {useHistory, useLocation} from '@docusaurus/router';
import {useSearchPageUrl} from '../../client/useSearchPageUrl';
import {useDefaultVersion} from '../../client/useSearchVersion';

/** What the page searches. */
export type Question = {query: string; version: string};

/** The address follows when the reader pauses, not at each letter. */
const pause = 400;

function isRefined(before: string, after: string): boolean {
  return before.startsWith(after) || after.startsWith(before);
}

/** Keeps the query and the version in the address, so that it can be shared and gone back to. */
export function useSearchAddress(): Question & {
  change: (next: Partial<Question>) => void;
} {
  const {search} = useLocation();
  const history = useHistory();
  const urlOf = useSearchPageUrl();
  const byDefault = useDefaultVersion().name;
  const versions = useVersions(undefined);
  const [question, setQuestion] = useState<Question>({
    query: '',
    version: byDefault,
  });

  const parameters = new URLSearchParams(search);
  const query = parameters.get('q') ?? '';
  const named = parameters.get('version');
  const version = versions.some(({name}) => name === named)
    ? (named ?? byDefault)
    : byDefault;

  const written = useRef('');
  const address = urlOf(query, version);

  // The address leads on arrival, and when the reader goes back or forward; not
  // when it follows what was typed, for more may have been typed since.
  useEffect(() => {
    if (address === written.current) {
      written.current = '';
    } else {
      setQuestion({query, version});
    }
  }, [address, query, version]);

  useEffect(() => {
    const url = urlOf(question.query, question.version);
    if (url === address) {
      return undefined;
    }
    const timer = setTimeout(() => {
      written.current = url;
      // A query that grows is one step in the history; another query is the next.
      if (question.version === version && isRefined(query, question.query)) {
        history.replace(url);
      } else {
        history.push(url);
      }
    }, pause);
    return () => clearTimeout(timer);
  }, [question, query, version, address, history, urlOf]);

  const change = useCallback(
    (next: Partial<Question>) =>
      setQuestion((current) => ({...current, ...next})),
    [],
  );

  return {...question, change};
}
