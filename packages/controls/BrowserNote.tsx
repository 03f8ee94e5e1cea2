import type {ReactNode} from 'react';
import styles from './BrowserNote.module.css';

/** Says where code runs, where that may surprise: never on a phone, where it would be wrong. */
export default function BrowserNote({
  children = 'Runs in your browser, not on a phone.',
}: {
  children?: ReactNode;
}): ReactNode {
  return (
    <span className={styles.note} data-search="off" data-md="off">
      {children}
    </span>
  );
}
