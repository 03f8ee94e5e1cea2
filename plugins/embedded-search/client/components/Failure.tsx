import type {ReactNode} from 'react';
import styles from './message.module.css';

type Props = {onRetry: () => void};

/** Shown if a search fails. */
export default function Failure({onRetry}: Props): ReactNode {
  return (
    <div className={styles.message} role="alert">
      <h2 className={styles.title}>Unable to fetch results</h2>
      <p>You might want to check your network connection.</p>
      <button
        type="button"
        className="button button--secondary"
        onClick={onRetry}
      >
        Try again
      </button>
    </div>
  );
}
