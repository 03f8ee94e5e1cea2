import {useEffect} from 'react';
import {opensSearch} from '../../client/opensSearch';

/** Opens search with its keyboard shortcuts. */
export function useSearchKeys(open: () => void): void {
  useEffect(() => {
    function listen(event: KeyboardEvent): void {
      if (opensSearch(event)) {
        event.preventDefault();
        open();
      }
    }
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [open]);
}
