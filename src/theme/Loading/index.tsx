import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** The error, if loading failed. */
  error?: unknown;
  retry: () => void;
  /** True once loading has taken longer than 200 ms. */
  pastDelay: boolean;
};

/**
 * Shown while a page's code loads: a spinner after a delay, or the error with a Retry button.
 * Ejected: the stock component has its colours in inline styles.
 */
export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error !== undefined && error !== null) {
    return (
      <div className={styles.failure} role="alert">
        <p>
          {error instanceof Error
            ? error.message
            : 'The page could not be loaded.'}
        </p>
        <button
          type="button"
          className="button button--secondary"
          onClick={retry}
        >
          Retry
        </button>
      </div>
    );
  }
  return pastDelay ? <Spinner /> : null;
}

/** Rings around a pulsing core: the core pulses every 1.5 s, each ring takes 3 s. */
function Spinner(): ReactNode {
  return (
    <div className={styles.center} role="status" aria-label="Loading">
      <svg viewBox="0 0 48 48" className={styles.spinner} aria-hidden="true">
        <circle cx="24" cy="24" r="6" className={styles.core} />
        <circle cx="24" cy="24" r="6" className={styles.ring} />
        <circle cx="24" cy="24" r="6" className={styles.ring} />
      </svg>
    </div>
  );
}
