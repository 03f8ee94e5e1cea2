import type {ReactNode} from 'react';
import Failure from '../components/Failure';
import NoResults from '../components/NoResults';
import {favourites, recentSearches} from '../storedLists';
import type {useSearch} from '../useSearch';
import {useStoredList} from '../useStoredList';
import Results from './Results';
import StartScreen from './StartScreen';
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

  function screen(): ReactNode {
    if (query.trim() === '') {
      return (
        <StartScreen
          recent={recent}
          kept={kept}
          onQuery={onQuery}
          onFollow={onClose}
        />
      );
    }
    if (status === 'failed') {
      return <Failure onRetry={retry} />;
    }
    if (answer === undefined) {
      return <p className={styles.waiting}>Searching…</p>;
    }
    if (answer.total === 0) {
      return (
        <NoResults
          query={answer.query}
          suggestions={answer.suggestions}
          onSuggestion={onQuery}
          issuesUrl={issuesUrl}
        />
      );
    }
    return (
      <Results
        answer={answer}
        version={version}
        kept={kept}
        onFollow={() => {
          recent.add(query.trim().slice(0, 200));
          onClose();
        }}
      />
    );
  }

  return (
    <div className={styles.body}>
      {screen()}
      <p className={styles.status} role="status">
        {status === 'done' && answer !== undefined && answer.total > 0
          ? `${answer.total} ${answer.total === 1 ? 'result' : 'results'}`
          : ''}
      </p>
    </div>
  );
}
