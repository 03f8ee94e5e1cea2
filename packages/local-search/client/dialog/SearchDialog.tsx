import type {ReactNode} from 'react';
import {useEffect, useState} from 'react';
import {
  Combobox,
  ComboboxProvider,
  useComboboxStore,
} from '@ariakit/react/combobox';
import {Dialog, useDialogStore} from '@ariakit/react/dialog';
import SearchKeys from '@theme/SearchKeys';
import SearchIcon from '../../theme/SearchBar/SearchIcon';
import {sharedProvider} from '../sharedProvider';
import {useSearch} from '../useSearch';
import {useSearchSettings} from '../useSearchSettings';
import {useSearchVersion} from '../useSearchVersion';
import {hidePlaceholderBox} from '../placeholderBox';
import VersionSelect from '../components/VersionSelect';
import DialogBody from './DialogBody';
import {useEarlyEnter} from './useEarlyEnter';
import styles from './dialog.module.css';

/** Most hits in the dialog; the search page has them all. */
const maxHits = 20;

type Props = {
  query: string;
  /** Gets the focus back when the dialog closes. */
  opener?: HTMLElement | undefined;
  onQuery: (query: string) => void;
  onClose: () => void;
};

/** The search dialog: an input, and results below it. */
export default function SearchDialog({
  query,
  opener,
  onQuery,
  onClose,
}: Props): ReactNode {
  const provider = sharedProvider(useSearchSettings());
  const ownVersion = useSearchVersion();
  const [version, setVersion] = useState(ownVersion);
  const search = useSearch(provider, {
    query,
    version,
    limit: maxHits,
  });
  const dialog = useDialogStore({
    open: true,
    setOpen: (open) => {
      if (!open) {
        onClose();
      }
    },
  });

  const combobox = useComboboxStore({
    disclosure: dialog,
    value: query,
    setValue: onQuery,
    focusLoop: false,
  });
  const waitForHits = useEarlyEnter(combobox, search.response?.query);

  useEffect(() => provider.prepare(version), [provider, version]);

  return (
    <Dialog
      store={dialog}
      finalFocus={opener ?? null}
      className={styles.dialog}
      backdrop={<div className={styles.backdrop} />}
      aria-label="Search docs"
      unmountOnHide
    >
      <ComboboxProvider store={combobox}>
        <div className={styles.head}>
          <SearchIcon />
          <Combobox
            autoSelect
            className={styles.input}
            onFocus={hidePlaceholderBox}
            // Ariakit passes keys on to the active hit in this phase.
            onKeyDownCapture={waitForHits}
            type="search"
            aria-haspopup="grid"
            placeholder="Search docs"
            aria-label="Search docs"
            dir="auto"
            enterKeyHint="go"
            spellCheck={false}
            autoCapitalize="none"
          />
          <VersionSelect
            className={styles.scope}
            label="Version"
            version={version}
            onVersion={setVersion}
          />
          <button
            type="button"
            className={styles.close}
            // Ariakit adds a hidden close button if no element has this attribute.
            data-dialog-dismiss=""
            onClick={onClose}
          >
            Close
          </button>
        </div>
        <DialogBody
          query={query}
          version={version}
          search={search}
          onQuery={onQuery}
          onVersion={setVersion}
          onClose={onClose}
        />
        <SearchKeys onClose={onClose} />
      </ComboboxProvider>
    </Dialog>
  );
}
