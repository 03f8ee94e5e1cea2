import type {ReactNode} from 'react';
import {megabytes} from './megabytes';
import styles from './styles.module.css';

type Props = {done: number; total: number; onCancel: () => void};

/** How much is stored, and a way to end it. */
export default function Progress({done, total, onCancel}: Props): ReactNode {
  return (
    <div className={styles.progress}>
      <progress value={done} max={total} aria-label="Stored" />
      <span>
        {megabytes(done)} of {megabytes(total)}
      </span>
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={onCancel}
      >
        Cancel
      </button>
    </div>
  );
}
