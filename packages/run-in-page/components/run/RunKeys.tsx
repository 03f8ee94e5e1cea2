import type {ReactNode} from 'react';
import styles from './workbench.module.css';

/** The keys that run what is in the editor. Shown where there is a keyboard. */
export default function RunKeys(): ReactNode {
  const isMac = /mac|iphone|ipad/i.test(navigator.platform);
  return (
    <span className={styles.keys}>
      <kbd>{isMac ? '⌘ Enter' : 'Ctrl Enter'}</kbd> runs it
    </span>
  );
}
