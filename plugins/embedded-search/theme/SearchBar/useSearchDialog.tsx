import type {ComponentType, ReactNode} from 'react';
import {useCallback, useEffect, useState, useSyncExternalStore} from 'react';
import type SearchDialog from '../../client/dialog/SearchDialog';
import {searchWish} from '../../client/searchWish';

type Dialog = typeof SearchDialog;

/** The dialog's code, once it is there: navbars come and go. */
let loadedDialog: Dialog | undefined;

/** Fetches the dialog's code when it is first wanted and shows it when asked to. */
export function useSearchDialog(): {
  dialog: ReactNode;
  hasFailed: boolean;
  load: () => void;
  open: () => void;
} {
  // In a list, because React would call a component that is handed over bare.
  const [[Dialog], setDialog] = useState<
    [ComponentType<Parameters<Dialog>[0]>?]
  >([loadedDialog]);
  const {isOpen, query, opener} = useSyncExternalStore(
    searchWish.subscribe,
    searchWish.get,
    searchWish.getServed,
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
        // Said only if the dialog is wanted; the next try asks again.
        setHasFailed(searchWish.get().isOpen);
        searchWish.close();
      },
    );
  }, []);

  // The wish may be older than this navbar.
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
        onQuery={searchWish.ask}
        onClose={searchWish.close}
      />
    ),
    hasFailed,
    load,
    open: searchWish.open,
  };
}
