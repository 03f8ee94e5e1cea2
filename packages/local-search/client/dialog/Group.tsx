import type {ReactNode} from 'react';
import {useId} from 'react';
import styles from './dialog.module.css';

type Props = {label: string; children: ReactNode};

/** Rows under a common label. */
export default function Group({label, children}: Props): ReactNode {
  const id = useId();
  return (
    <div role="rowgroup" aria-labelledby={id}>
      {/* Hidden: it already labels the group, and would be a row without cells. */}
      <div id={id} className={styles.groupLabel} aria-hidden="true">
        {label}
      </div>
      {children}
    </div>
  );
}
