import type {ReactNode} from 'react';
import {offlinePage} from '../storedVersions';
import styles from './mark.module.css';
import {useStoredVersions} from './useStoredVersions';

/** Says that the page is the copy that this browser stores. Leads to what is stored. */
export default function StoredMark(): ReactNode {
  return (
    useStoredVersions() !== undefined && (
      <a className={styles.mark} href={offlinePage} title="Saved copy">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 4v10m-4.5-4 4.5 4.5 4.5-4.5M5 19h14" />
        </svg>
        <span>Saved copy</span>
      </a>
    )
  );
}
