import type {ReactNode} from 'react';
import {ComboboxList} from '@ariakit/react/combobox';
import Failure from '../components/Failure';
import NoResults from '../components/NoResults';
import TypeSearchHint from '../components/TypeSearchHint';
import {favouriteHits, recentSearches} from '../storedLists';
import type {useSearch} from '../useSearch';
import {useStoredList} from '../useStoredList';
import Results from './Results';
import SavedRows from './SavedRows';
import styles from './dialog.module.css';

type Props = {
  query: string;
  version: string;
  search: ReturnType<typeof useSearch>;
  issuesUrl: string;
  onQuery: (query: string) => void;
  onClose: () => void;
};

/** Content of the dialog below its input: saved rows, results, or a message. */
export default function DialogBody({
  query,
  version,
  search: {status, response, retry},
  issuesUrl,
  onQuery,
  onClose,
}: Props): ReactNode {
  const recent = useStoredList(recentSearches);
  const favourites = useStoredList(favouriteHits);
  const isBlank = query.trim() === '';
  const shown = !isBlank && status !== 'failed' ? response : undefined;
  const hasSaved = recent.entries.length + favourites.entries.length > 0;

  function message(): ReactNode {
    if (isBlank) {
      return (
        !hasSaved && (
          <p className={styles.hint}>
            Type a name, a task or a question. Recent searches and favourites
            show up here.
          </p>
        )
      );
    }
    if (status === 'failed') {
      return <Failure onRetry={retry} />;
    }
    if (shown === undefined) {
      return <p className={styles.hint}>Searching…</p>;
    }
    return (
      shown.total === 0 && (
        <NoResults
          query={shown.query}
          suggestions={shown.suggestions}
          onSuggestion={onQuery}
          issuesUrl={issuesUrl}
        />
      )
    );
  }

  return (
    <>
      {/* Always rendered: the input refers to it with aria-controls. */}
      <ComboboxList
        className={styles.list}
        role="grid"
        aria-label={isBlank ? 'Recent searches and favourites' : 'Results'}
        alwaysVisible
      >
        {isBlank && (
          <SavedRows
            recent={recent}
            favourites={favourites}
            onQuery={onQuery}
            onFollow={onClose}
          />
        )}
        {shown !== undefined && shown.total > 0 && (
          <Results
            response={shown}
            version={version}
            favourites={favourites}
            onFollow={() => {
              recent.add(query.trim().slice(0, 200));
              onClose();
            }}
          />
        )}
      </ComboboxList>
      {message()}
      {isBlank && <TypeSearchHint onQuery={onQuery} />}
      <p className={styles.status} role="status">
        {status === 'done' && shown !== undefined && shown.total > 0
          ? `${shown.total} ${shown.total === 1 ? 'result' : 'results'}`
          : ''}
      </p>
    </>
  );
}
