import {useEffect} from 'react';
import {isSearchShortcut} from '../../client/isSearchShortcut';

/** Opens search with its keyboard shortcuts. */
export function useSearchKeys(open: () => void): void {
  useEffect(() => {
    function listen(event: KeyboardEvent): void {
      if (isSearchShortcut(event)) {
        event.preventDefault();
        open();
      }
    }
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [open]);
}
