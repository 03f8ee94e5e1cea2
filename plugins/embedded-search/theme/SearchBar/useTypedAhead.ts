import {useEffect} from 'react';
import {searchWish} from '../../client/searchWish';

/** Collects what is typed while the dialog's code is on its way, so that nothing is lost. */
export function useTypedAhead(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) {
      return undefined;
    }
    function collect(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey) {
        return;
      }
      const {query} = searchWish.get();
      if (event.key === 'Backspace') {
        searchWish.ask(query.slice(0, -1));
      } else if (event.key.length === 1) {
        event.preventDefault();
        searchWish.ask(query + event.key);
      }
    }
    addEventListener('keydown', collect);
    return () => removeEventListener('keydown', collect);
  }, [isWaiting]);
}
