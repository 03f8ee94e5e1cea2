import type {Props} from '@theme/SearchKeys';
import type {ReactNode} from 'react';
import SearchKeys from '@theme-original/SearchKeys';
import styles from './styles.module.css';

/** Adds a button that lists every shortcut of the site. */
export default function SearchKeysWrapper(props: Props): ReactNode {
  return (
    <SearchKeys {...props}>
      <button
        type="button"
        className={styles.allKeys}
        onClick={() => {
          props.onClose();
          void import('@site/src/shortcuts/showShortcuts').then(
            ({showShortcuts}) => showShortcuts(),
          );
        }}
      >
        All shortcuts
      </button>
    </SearchKeys>
  );
}
