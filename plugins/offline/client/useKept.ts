import {useEffect, useState} from 'react';
import {readKept, type Kept} from '../kept';

/** What is stored; undefined if it is nothing, and until that is known. */
export function useKept(): Kept | undefined {
  const [kept, setKept] = useState<Kept>();
  useEffect(() => {
    // Some private windows deny storage.
    readKept().then(setKept, () => undefined);
  }, []);
  return kept;
}
