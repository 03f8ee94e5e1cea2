import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSearchSettings} from '../useSearchSettings';
import Starters from './Starters';
import styles from './message.module.css';

type Props = {
  query: string;
  /** Each of them has hits. */
  suggestions: string[];
  onSuggestion: (query: string) => void;
};

/** Shown if a search has no results: other queries to try, and where to ask. */
export default function NoResults({
  query,
  suggestions,
  onSuggestion,
}: Props): ReactNode {
  const {supportPage} = useSearchSettings();
  return (
    <div className={styles.message}>
      <h2 className={styles.title}>
        No results for{' '}
        <q className={styles.query} dir="auto">
          {query}
        </q>
      </h2>
      {suggestions.length > 0 && (
        <Starters
          label="Try searching for"
          queries={suggestions}
          onQuery={onSuggestion}
        />
      )}
      {supportPage !== undefined && (
        <p>
          Believe this query should return results?{' '}
          <Link to={supportPage} target="_blank">
            Let us know.
          </Link>
        </p>
      )}
    </div>
  );
}
