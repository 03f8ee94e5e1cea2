import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import SearchFailure from '@theme/SearchFailure';
import HitText from '../../client/components/HitText';
import NoResults from '../../client/components/NoResults';
import {countResults} from '../../client/countResults';
import {sharedProvider} from '../../client/sharedProvider';
import {useSearch} from '../../client/useSearch';
import {useSearchSettings} from '../../client/useSearchSettings';
import Elsewhere from './Elsewhere';
import EmptySearch from './EmptySearch';
import styles from './styles.module.css';
import {useScrollPosition, useView} from './useView';

type Props = {
  query: string;
  version: string;
  onQuery: (query: string) => void;
};

const pageSize = 20;

/** The hits of a query, page by page. */
export default function SearchResults({
  query,
  version,
  onQuery,
}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const provider = sharedProvider(useSearchSettings());
  const {view, showMore} = useView(`${version} ${query}`);
  const {status, response, retry} = useSearch(provider, {
    query,
    version,
    limit: view.pages * pageSize,
  });
  const isDone = status === 'done' && response?.query === query;
  useScrollPosition(view, isDone);

  if (query.trim() === '') {
    // The server knows neither a query nor the reader.
    return isBrowser && <EmptySearch onQuery={onQuery} />;
  }
  if (status === 'failed') {
    return <SearchFailure version={version} onRetry={retry} />;
  }
  if (response?.total === 0) {
    return (
      <>
        <NoResults
          query={response.query}
          suggestions={response.suggestions}
          onSuggestion={onQuery}
        />
        <Elsewhere {...response} />
      </>
    );
  }
  return (
    <>
      <p className={styles.count} role="status">
        {response === undefined
          ? 'Searching…'
          : countResults(response.total) +
            (response.hits.length < response.total
              ? `, ${response.hits.length} shown`
              : '')}
      </p>
      <ol className={styles.hits} aria-busy={!isDone}>
        {response?.hits.map((hit) => (
          <li key={hit.url}>
            <Link className={styles.hit} to={hit.url}>
              <HitText {...hit} />
            </Link>
          </li>
        ))}
      </ol>
      {response !== undefined && response.hits.length < response.total && (
        <button
          type="button"
          className="button button--secondary"
          onClick={showMore}
        >
          Show more
        </button>
      )}
      {response !== undefined && <Elsewhere {...response} />}
    </>
  );
}
