import {useEffect, useState} from 'react';
import {readStored, type StoredVersions} from '../storedVersions';

/** What is stored; undefined if it is nothing, and until that is known. */
export function useStoredVersions(): StoredVersions | undefined {
  const [stored, setStored] = useState<StoredVersions>();
  useEffect(() => {
    // There is no storage without HTTPS, nor in some private windows.
    readStored().then(setStored, () => undefined);
  }, []);
  return stored;
}
