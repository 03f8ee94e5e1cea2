import type {Props} from '@theme/SearchKeys';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const keys = [
  ['↑ ↓', 'to move'],
  ['↵', 'to open'],
  ['→', 'to keep or remove'],
  ['Esc', 'to close'],
];

/** The keys of the dialog, at its bottom. */
export default function SearchKeys({children}: Props): ReactNode {
  return (
    <ul className={styles.keys} aria-label="Keys">
      {keys.map(([key, use]) => (
        <li key={key}>
          <kbd>{key}</kbd> {use}
        </li>
      ))}
      {children !== undefined && <li>{children}</li>}
    </ul>
  );
}
