import type {Props} from '@theme/SearchKind';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The kind of symbol that a heading names, such as `method`. */
export default function SearchKind({kind}: Props): ReactNode {
  return <span className={styles.kind}>{kind}</span>;
}
