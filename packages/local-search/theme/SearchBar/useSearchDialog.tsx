import type {ComponentType, ReactNode} from 'react';
import {useCallback, useEffect, useState, useSyncExternalStore} from 'react';
import type SearchDialog from '../../client/dialog/SearchDialog';
import {searchStore} from '../../client/searchStore';

type Dialog = typeof SearchDialog;

/** The dialog, once it is loaded; outlives a navbar that unmounts. */
let loadedDialog: Dialog | undefined;

/** Loads the dialog on first use and shows it while it is open. */
export function useSearchDialog(): {
  dialog: ReactNode;
  hasFailed: boolean;
  load: () => void;
  open: () => void;
} {
  // In an array: React would call a component passed to `useState`.
  const [[Dialog], setDialog] = useState<
    [ComponentType<Parameters<Dialog>[0]>?]
  >([loadedDialog]);
  const {isOpen, query, opener} = useSyncExternalStore(
    searchStore.subscribe,
    searchStore.get,
    searchStore.getServerSnapshot,
  );
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(() => {
    import('../../client/dialog/SearchDialog').then(
      (module) => {
        loadedDialog = module.default;
        setHasFailed(false);
        setDialog([loadedDialog]);
      },
      () => {
        // Loading ahead fails silently. A click fails twice, on focus and to open:
        // the message of the one stays. Opening it again retries.
        if (searchStore.get().isOpen) {
          setHasFailed(true);
          searchStore.close();
        }
      },
    );
  }, []);

  // Search may have been opened before this navbar mounted.
  useEffect(() => {
    if (isOpen) {
      load();
    }
  }, [isOpen, load]);

  return {
    dialog: Dialog !== undefined && isOpen && (
      <Dialog
        query={query}
        opener={opener}
        onQuery={searchStore.setQuery}
        onClose={searchStore.close}
      />
    ),
    hasFailed,
    load,
    open: searchStore.open,
  };
}
