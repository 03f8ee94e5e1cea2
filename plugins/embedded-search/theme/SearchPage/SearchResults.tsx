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

/** All hits of a query, some at a time. */
export default function SearchResults({
  query,
  version,
  onQuery,
}: Props): ReactNode {
  const settings = useSearchSettings();
  const question = `${version} ${query}`;
  const [more, setMore] = useState({question, pages: 1});
  const pages = more.question === question ? more.pages : 1;
  const {status, answer, retry} = useSearch(sharedProvider(settings), {
    query,
    version,
    limit: pages * pageSize,
  });

  if (status === 'failed') {
    return <Failure onRetry={retry} />;
  }
  if (answer?.total === 0) {
    return (
      <NoResults
        query={answer.query}
        suggestions={answer.suggestions}
        onSuggestion={onQuery}
        issuesUrl={settings.issuesUrl}
      />
    );
  }
  return (
    <>
      <p className={styles.count} role="status">
        {answer &&
          `${answer.total} ${answer.total === 1 ? 'result' : 'results'}, ${answer.hits.length} shown`}
      </p>
      <ol className={styles.hits}>
        {answer?.hits.map((hit) => (
          <li key={hit.url}>
            <Link className={styles.hit} to={hit.url}>
              <HitText {...hit} />
            </Link>
          </li>
        ))}
      </ol>
      {answer !== undefined && answer.hits.length < answer.total && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => setMore({question, pages: pages + 1})}
        >
          Show more
        </button>
      )}
    </>
  );
}
