import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Code and what replaces it. Tabs of the replacement stand above both sides. */
export default function SideBySide({
  children,
}: {
  children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.container}>
      <div className={styles.pair}>{children}</div>
    </div>
  );
}
