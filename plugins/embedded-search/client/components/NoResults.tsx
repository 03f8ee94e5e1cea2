import type {ReactNode} from 'react';
import {reportUrl} from '../reportUrl';
import Starters from './Starters';
import styles from './message.module.css';

type Props = {
  query: string;
  /** Each of them has hits. */
  suggestions: string[];
  onSuggestion: (query: string) => void;
};

/** Shown if a search has no results: other queries to try, and a link to report it. */
export default function NoResults({
  query,
  suggestions,
  onSuggestion,
}: Props): ReactNode {
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
      <p>
        Believe this query should return results?{' '}
        <a href={reportUrl(query)} target="_blank" rel="noopener noreferrer">
          Let us know.
        </a>
      </p>
    </div>
  );
}
