import type {ReactNode} from 'react';
import {useState} from 'react';
import Link from '@docusaurus/Link';
import Failure from '../../client/components/Failure';
import HitText from '../../client/components/HitText';
import NoResults from '../../client/components/NoResults';
import {sharedProvider} from '../../client/sharedProvider';
import {useSearch} from '../../client/useSearch';
import {useSearchSettings} from '../../client/useSearchSettings';
import styles from './styles.module.css';

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
  const settings = useSearchSettings();
  const searchKey = `${version} ${query}`;
  const [more, setMore] = useState({searchKey, pages: 1});
  const pages = more.searchKey === searchKey ? more.pages : 1;
  const {status, response, retry} = useSearch(sharedProvider(settings), {
    query,
    version,
    limit: pages * pageSize,
  });

  if (status === 'failed') {
    return <Failure onRetry={retry} />;
  }
  if (response?.total === 0) {
    return (
      <NoResults
        query={response.query}
        suggestions={response.suggestions}
        onSuggestion={onQuery}
        issuesUrl={settings.issuesUrl}
      />
    );
  }
  return (
    <>
      <p className={styles.count} role="status">
        {response &&
          `${response.total} ${response.total === 1 ? 'result' : 'results'}, ${response.hits.length} shown`}
      </p>
      <ol className={styles.hits}>
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
          onClick={() => setMore({searchKey, pages: pages + 1})}
        >
          Show more
        </button>
      )}
    </>
  );
}
