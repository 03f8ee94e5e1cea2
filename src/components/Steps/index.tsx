import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** Each `h3` starts a step. */
  children: ReactNode;
};

/** Numbers the steps of a tutorial in the margin. */
export default function Steps({children}: Props): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
