import type {ReactNode} from 'react';
import {offlinePage} from '../storedVersions';
import styles from './styles.module.css';
import {useStoredVersions} from './useStoredVersions';

/** The mark of a page that this browser stores, as long as it does. Leads to what is stored. */
export default function StoredMark(): ReactNode {
  return (
    useStoredVersions() !== undefined && (
      <aside className={styles.mark} aria-label="Offline reading">
        <a href={offlinePage}>Saved copy</a>
      </aside>
    )
  );
}
