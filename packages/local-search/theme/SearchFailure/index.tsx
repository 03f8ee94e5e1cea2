import type {Props} from '@theme/SearchFailure';
import type {ReactNode} from 'react';
import styles from '../../client/components/message.module.css';

const reason =
  process.env.NODE_ENV === 'development'
    ? 'The dev server needs the index of a build. Run “npm run build” once, then try again.'
    : 'You might want to check your network connection.';

/** Shown if a search fails, with the reason. */
export default function SearchFailure({
  title = 'Unable to fetch results',
  children = reason,
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
