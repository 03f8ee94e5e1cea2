import type {ReactNode} from 'react';
import {ComboboxList} from '@ariakit/react/combobox';
import SearchFailure from '@theme/SearchFailure';
import NoResults from '../components/NoResults';
import {countResults} from '../countResults';
import {favouriteHits, recentSearches} from '../storedLists';
import type {useSearch} from '../useSearch';
import {useSearchSettings} from '../useSearchSettings';
import {useStoredList} from '../useStoredList';
import ElsewhereRow from './ElsewhereRow';
import Results from './Results';
import SavedRows from './SavedRows';
import StarterRow from './StarterRow';
import styles from './dialog.module.css';

type Props = {
  query: string;
  version: string;
  search: ReturnType<typeof useSearch>;
  onQuery: (query: string) => void;
  onVersion: (version: string) => void;
  onClose: () => void;
};

/** Content of the dialog below its input: saved rows, results, or a message. */
export default function DialogBody({
  query,
  version,
  search: {status, response, retry},
  onQuery,
  onVersion,
  onClose,
}: Props): ReactNode {
  const recent = useStoredList(recentSearches);
  const favourites = useStoredList(favouriteHits);
  const {starters} = useSearchSettings();
  const isBlank = query.trim() === '';
  const shown = !isBlank && status !== 'failed' ? response : undefined;

  function message(): ReactNode {
    if (isBlank) {
      return null;
    }
    if (status === 'failed') {
      return <SearchFailure version={version} onRetry={retry} />;
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
        aria-label={isBlank ? 'Searches to start with' : 'Results'}
        alwaysVisible
      >
        {isBlank && (
          <>
            <SavedRows
              recent={recent}
              favourites={favourites}
              onQuery={onQuery}
              onFollow={onClose}
            />
            {starters.map((list) => (
              <StarterRow key={list.label} {...list} onQuery={onQuery} />
            ))}
          </>
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
        {shown !== undefined && (
          <ElsewhereRow {...shown} onVersion={onVersion} />
        )}
      </ComboboxList>
      {message()}
      <p className={styles.status} role="status">
        {status === 'done' && shown !== undefined && shown.total > 0
          ? countResults(shown.total)
          : ''}
      </p>
    </>
  );
}
