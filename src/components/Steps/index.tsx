import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** Headings of the third level start a step. */
  children: ReactNode;
};

/** Numbers the steps of a tutorial in the margin. */
export default function Steps({children}: Props): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
