import type {ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useSearchPagePath} from '../../client/useSearchPagePath';
import SearchIcon from './SearchIcon';
import styles from './styles.module.css';
import {useSearchDialog} from './useSearchDialog';
import {useSearchKeys} from './useSearchKeys';

/** The search button of the navbar; it loads the dialog on demand. */
export default function SearchBar(): ReactNode {
  const {dialog, hasFailed, open, load} = useSearchDialog();
  const isMac = useIsBrowser() && /mac|iphone|ipad/i.test(navigator.platform);
  useSearchKeys(open);

  return (
    <>
      {/* Without JavaScript the button leads to the search page. */}
      <form action={useSearchPagePath()} role="search" aria-label="Docs">
        <button
          type="submit"
          data-early="search"
          className={clsx('clean-btn', styles.button)}
          aria-keyshortcuts="Control+K Meta+K /"
          aria-haspopup="dialog"
          onPointerEnter={load}
          onFocus={load}
          onTouchStart={load}
          onClick={(event) => {
            event.preventDefault();
            open();
          }}
        >
          <SearchIcon />
          <span className={styles.label}>Search docs</span>
          <kbd className={styles.key} aria-hidden="true">
            {isMac ? '⌘ K' : 'Ctrl K'}
          </kbd>
        </button>
      </form>
      {hasFailed && (
        <p className={styles.failure} role="alert">
          Unable to fetch results. You might want to check your network
          connection.
        </p>
      )}
      {dialog}
    </>
  );
}
