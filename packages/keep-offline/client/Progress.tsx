import type {ReactNode} from 'react';
import {megabytes} from './megabytes';
import styles from './styles.module.css';

type Props = {
  /** Bytes. */
  done: number;
  /** Bytes; 0 until the list of files is there. */
  total: number;
  onCancel: () => void;
};

/** How much is stored, and a way to end it. */
export default function Progress({done, total, onCancel}: Props): ReactNode {
  return (
    <div className={styles.progress}>
      <progress value={done} max={total || 1} aria-label="Stored" />
      <span>{total > 0 && `${megabytes(done)} of ${megabytes(total)}`}</span>
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
