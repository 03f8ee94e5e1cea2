import type {ReactNode} from 'react';
import {useEffect} from 'react';
import {Combobox, ComboboxProvider} from '@ariakit/react/combobox';
import {Dialog, useDialogStore} from '@ariakit/react/dialog';
import SearchIcon from '../../theme/SearchBar/SearchIcon';
import {sharedProvider} from '../sharedProvider';
import {useSearch} from '../useSearch';
import {useSearchSettings} from '../useSearchSettings';
import {useSearchVersion} from '../useSearchVersion';
import {hideWaitingBox} from '../waitingBox';
import DialogBody from './DialogBody';
import Keys from './Keys';
import styles from './dialog.module.css';

type Props = {
  query: string;
  /** What had the focus before, and gets it back. */
  opener?: HTMLElement | undefined;
  onQuery: (query: string) => void;
  onClose: () => void;
};

/** The search dialog: a box to type in, and under it what was found. */
export default function SearchDialog({
  query,
  opener,
  onQuery,
  onClose,
}: Props): ReactNode {
  const settings = useSearchSettings();
  const provider = sharedProvider(settings);
  const version = useSearchVersion();
  const search = useSearch(provider, {
    query,
    version: version.name,
    limit: settings.maxHits,
  });
  const dialog = useDialogStore({
    open: true,
    setOpen: (open) => {
      if (!open) {
        onClose();
      }
    },
  });

  useEffect(() => provider.prepare(version.name), [provider, version.name]);

  return (
    <Dialog
      store={dialog}
      finalFocus={opener ?? null}
      className={styles.dialog}
      backdrop={<div className={styles.backdrop} />}
      aria-label="Search docs"
      unmountOnHide
    >
      <ComboboxProvider
        disclosure={dialog}
        value={query}
        setValue={onQuery}
        focusLoop={false}
      >
        <div className={styles.head}>
          <SearchIcon />
          <Combobox
            autoSelect
            className={styles.input}
            onFocus={hideWaitingBox}
            type="search"
            aria-haspopup="grid"
            placeholder="Search docs"
            aria-label="Search docs"
            dir="auto"
            enterKeyHint="go"
            spellCheck={false}
            autoCapitalize="none"
          />
          <span className={styles.scope}>{version.label}</span>
          <button
            type="button"
            className={styles.close}
            // The library adds a hidden button where it finds none of this name.
            data-dialog-dismiss=""
            onClick={onClose}
          >
            Close
          </button>
        </div>
        <DialogBody
          query={query}
          version={version.name}
          search={search}
          issuesUrl={settings.issuesUrl}
          onQuery={onQuery}
          onClose={onClose}
        />
        <Keys />
      </ComboboxProvider>
    </Dialog>
  );
}
