import type {Props} from '@theme/SearchFailure';
import type {ReactNode} from 'react';
import styles from '../../client/components/message.module.css';

/** Shown if a search fails, with the reason. */
export default function SearchFailure({
  title = 'Unable to fetch results',
  children = 'You might want to check your network connection.',
  onRetry,
}: Props): ReactNode {
  return (
    <div className={styles.message} role="alert">
      <h2 className={styles.title}>{title}</h2>
      <p>{children}</p>
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
