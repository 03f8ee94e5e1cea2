import type {ReactNode} from 'react';
import {useId} from 'react';
import styles from './message.module.css';

type Props = {
  label: string;
  queries: readonly string[];
  onQuery: (query: string) => void;
};

/** Searches to start with, as a row of buttons. */
export default function Starters({label, queries, onQuery}: Props): ReactNode {
  const id = useId();
  return (
    <>
      <p id={id}>{label}</p>
      <ul className={styles.suggestions} aria-labelledby={id}>
        {queries.map((query) => (
          <li key={query}>
            <button
              type="button"
              className={styles.suggestion}
              onClick={() => onQuery(query)}
            >
              {query}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
