import type {ReactNode} from 'react';
import styles from './dialog.module.css';

const keys = [
  ['↑ ↓', 'to move'],
  ['↵', 'to open'],
  ['→', 'to keep or remove'],
  ['Esc', 'to close'],
];

type Props = {onClose: () => void};

/** The keys of the dialog, at its bottom. */
export default function KeyboardHints({onClose}: Props): ReactNode {
  return (
    <ul className={styles.keys} aria-label="Keys">
      {keys.map(([key, use]) => (
        <li key={key}>
          <kbd>{key}</kbd> {use}
        </li>
      ))}
      <li>
        <button
          type="button"
          className={styles.allKeys}
          onClick={() => {
            onClose();
            void import('@site/src/shortcuts/showShortcuts').then(
              ({showShortcuts}) => showShortcuts(),
            );
          }}
        >
          All shortcuts
        </button>
      </li>
    </ul>
  );
}
