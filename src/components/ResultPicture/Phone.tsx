import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** Alternative text. */
  label: string;
  /** Content of the screen, 236 by 412. */
  children: ReactNode;
};

/** A phone and its screen. */
export default function Phone({label, children}: Props): ReactNode {
  return (
    <svg
      className={styles.phone}
      role="img"
      aria-label={label}
      viewBox="0 0 260 440"
      width="260"
      height="440"
    >
      <rect className={styles.body} width="260" height="440" rx="34" />
      <svg x="12" y="14" width="236" height="412" viewBox="0 0 236 412">
        <rect className={styles.screen} width="236" height="412" rx="23" />
        {children}
      </svg>
    </svg>
  );
}
