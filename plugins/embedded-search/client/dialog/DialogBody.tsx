import type {ReactNode} from 'react';
import {ComboboxList} from '@ariakit/react/combobox';
import Failure from '../components/Failure';
import NoResults from '../components/NoResults';
import {favourites, recentSearches} from '../storedLists';
import type {useSearch} from '../useSearch';
import {useStoredList} from '../useStoredList';
import Results from './Results';
import StartRows from './StartRows';
import styles from './dialog.module.css';

type Props = {
  query: string;
  version: string;
  search: ReturnType<typeof useSearch>;
  issuesUrl: string;
  onQuery: (query: string) => void;
  onClose: () => void;
};

/** What the dialog shows under its box: what was kept, what was found, or why nothing was. */
export default function DialogBody({
  query,
  version,
  search: {status, answer, retry},
  issuesUrl,
  onQuery,
  onClose,
}: Props): ReactNode {
  const recent = useStoredList(recentSearches);
  const kept = useStoredList(favourites);
  const isBlank = query.trim() === '';
  const found = !isBlank && status !== 'failed' ? answer : undefined;
  const hasKept = recent.entries.length + kept.entries.length > 0;

  function message(): ReactNode {
    if (isBlank) {
      return (
        !hasKept && (
          <p className={styles.waiting}>
            Type a name, a task or a question. Recent searches and favourites
            show up here.
          </p>
        )
      );
    }
    if (status === 'failed') {
      return <Failure onRetry={retry} />;
    }
    if (found === undefined) {
      return <p className={styles.waiting}>Searching…</p>;
    }
    return (
      found.total === 0 && (
        <NoResults
          query={found.query}
          suggestions={found.suggestions}
          onSuggestion={onQuery}
          issuesUrl={issuesUrl}
        />
      )
    );
  }

  return (
    <>
      {/* Always there, for the box names it as what it controls. */}
      <ComboboxList
        className={styles.list}
        role="grid"
        aria-label={isBlank ? 'Recent searches and favourites' : 'Results'}
        alwaysVisible
      >
        {isBlank && (
          <StartRows
            recent={recent}
            kept={kept}
            onQuery={onQuery}
            onFollow={onClose}
          />
        )}
        {found !== undefined && found.total > 0 && (
          <Results
            answer={found}
            version={version}
            kept={kept}
            onFollow={() => {
              recent.add(query.trim().slice(0, 200));
              onClose();
            }}
          />
        )}
      </ComboboxList>
      {message()}
      <p className={styles.status} role="status">
        {status === 'done' && found !== undefined && found.total > 0
          ? `${found.total} ${found.total === 1 ? 'result' : 'results'}`
          : ''}
      </p>
    </>
  );
}
