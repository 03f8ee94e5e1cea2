import type {ComponentType, ReactNode} from 'react';
import {useCallback, useState} from 'react';
import type SearchDialog from '../../client/dialog/SearchDialog';
import {useTypedAhead} from './useTypedAhead';

type Dialog = typeof SearchDialog;

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
  >([]);
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const typedAhead = useTypedAhead(isOpen && Dialog === undefined);

  const load = useCallback(() => {
    import('../../client/dialog/SearchDialog').then(
      (module) => {
        setHasFailed(false);
        setDialog([module.default]);
      },
      () => {
        // Said only if the dialog is wanted; the next try asks again.
        setIsOpen((isWanted) => {
          setHasFailed(isWanted);
          return false;
        });
      },
    );
  }, []);

  const open = useCallback(() => {
    setIsOpen(true);
    load();
  }, [load]);

  return {
    dialog: Dialog !== undefined && isOpen && (
      <Dialog
        initialQuery={typedAhead}
        isOpen
        onClose={() => setIsOpen(false)}
      />
    ),
    hasFailed,
    load,
    open,
  };
}
