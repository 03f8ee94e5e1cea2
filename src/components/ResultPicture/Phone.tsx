import type {ReactNode} from 'react';
import Picture from '@site/src/components/Picture';
import ink from '@site/src/components/Picture/styles.module.css';
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
    <Picture className={styles.phone} label={label} width={260} height={440}>
      <rect className={ink.paper} width="260" height="440" rx="34" />
      <svg x="12" y="14" width="236" height="412" viewBox="0 0 236 412">
        <rect className={ink.shade} width="236" height="412" rx="23" />
        {children}
      </svg>
    </Picture>
  );
}
