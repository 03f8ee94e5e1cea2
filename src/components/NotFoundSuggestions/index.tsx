import {useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {rankPages} from './rankPages';
import {searchWords} from './searchWords';
import styles from './styles.module.css';
import {useTitles} from './useTitles';

type Props = {
  /** The requested path. */
  requested: string;
};

/** A search link and the pages with the most similar paths. */
export default function NotFoundSuggestions({requested}: Props): ReactNode {
  const titles = useTitles();
  const suggestions = useMemo(
    () => titles && rankPages(requested, titles),
    [requested, titles],
  );
  const words = searchWords(requested);
  return (
    <>
      {words !== '' && (
        <p>
          <Link to={`/search/?q=${encodeURIComponent(words)}`}>
            Search for “{words}”
          </Link>
        </p>
      )}
      <div className={styles.suggestions} aria-live="polite">
        {suggestions === null && <p>Similar pages could not be looked up.</p>}
        {suggestions?.length === 0 && <p>No page has a similar address.</p>}
        {suggestions && suggestions.length > 0 && (
          <>
            <h2 className={styles.heading}>Did you mean one of these?</h2>
            <ol className={styles.list}>
              {suggestions.map(({path, title}) => (
                <li key={path}>
                  <Link className={styles.page} to={path}>
                    <span className={styles.label}>{title}</span>{' '}
                    <span className={styles.path}>{path}</span>
                  </Link>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </>
  );
}
