import {useEffect, useState} from 'react';
import {readKept, type Kept} from '../kept';

/** What is stored; undefined if it is nothing, and until that is known. */
export function useKept(): Kept | undefined {
  const [kept, setKept] = useState<Kept>();
  useEffect(() => {
    // There is no storage without HTTPS, nor in some private windows.
    readKept().then(setKept, () => undefined);
  }, []);
  return kept;
}
