import {useEffect, useState} from 'react';
import {readStored, type StoredVersions} from '../storedVersions';

/** Event of the window: what is stored has changed. */
export const storedChange = 'storedchange';

/** What is stored; undefined if it is nothing, and until that is known. */
export function useStoredVersions(): StoredVersions | undefined {
  const [stored, setStored] = useState<StoredVersions>();
  useEffect(() => {
    const read = () =>
      // There is no storage without HTTPS, nor in some private windows.
      void readStored().then(setStored, () => undefined);
    read();
    addEventListener(storedChange, read);
    return () => removeEventListener(storedChange, read);
  }, []);
  return stored;
}
