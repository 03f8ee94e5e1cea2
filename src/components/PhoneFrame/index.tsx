import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  children: ReactNode;
};

/** A phone around its screen, dark in both colour modes. */
export default function PhoneFrame({children}: Props): ReactNode {
  return (
    <div className={styles.phone}>
      <span className={styles.speaker} />
      <div className={styles.screen}>{children}</div>
    </div>
  );
}
