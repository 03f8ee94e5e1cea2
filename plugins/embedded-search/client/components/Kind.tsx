import type {ReactNode} from 'react';
import styles from './hit.module.css';

type Props = {
  /** Kind of symbol, such as `class` or `method`. */
  kind: string;
};

/** A small badge that tells what a symbol is. */
export default function Kind({kind}: Props): ReactNode {
  return (
    <span className={styles.kind} data-kind={kind}>
      {kind}
    </span>
  );
}
