import type {ReactNode} from 'react';
import type {StoredVersions} from '../storedVersions';
import Progress from './Progress';
import styles from './styles.module.css';
import {useStoring} from './useStoring';

type Props = {
  stored: StoredVersions;
  onLater: () => void;
};

/** Offers what was deployed since pages were stored. */
export default function UpdateNotice({stored, onLater}: Props): ReactNode {
  const {progress, failure, start, cancel} = useStoring(() =>
    location.reload(),
  );
  return (
    <aside className={styles.notice} aria-label="Update">
      <p role="status">
        {failure ||
          'The site has been updated. You’re reading the copy that this browser stores.'}
      </p>
      {progress === undefined ? (
        <div className={styles.buttons}>
          <button
            type="button"
            className="button button--primary button--sm"
            onClick={() => void start(stored)}
          >
            Update
          </button>
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={onLater}
          >
            Later
          </button>
        </div>
      ) : (
        <Progress {...progress} onCancel={cancel} />
      )}
    </aside>
  );
}
