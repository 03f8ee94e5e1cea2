import {useCallback, useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import {useSearchSettings} from './useSearchSettings';

/** A list in local storage. */
export type StoredList<T> = {
  /** Key in the storage, after the site's prefix. */
  key: string;
  /** Maximum number of entries; the oldest are dropped. */
  limit: number;
  /** Entries with the same id are duplicates. */
  idOf: (entry: T) => string;
  /** Validates stored entries. */
  isEntry: (value: unknown) => value is T;
};

function read<T>(key: string, {limit, isEntry}: StoredList<T>): T[] {
  try {
    const stored: unknown = JSON.parse(createStorageSlot(key).get() ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((entry) => isEntry(entry)).slice(0, limit)
      : [];
  } catch {
    return [];
  }
}

/** A stored list, newest first; without storage it lasts as long as the page. */
export function useStoredList<T>(list: StoredList<T>): {
  entries: T[];
  add: (entry: T) => void;
  remove: (entry: T) => void;
} {
  const key = `${useSearchSettings().storagePrefix}${list.key}`;
  const [entries, setEntries] = useState(() => read(key, list));

  const change = useCallback(
    (next: T[]) => {
      setEntries(next);
      createStorageSlot(key).set(JSON.stringify(next));
    },
    [key],
  );
  const without = (entry: T): T[] =>
    entries.filter((other) => list.idOf(other) !== list.idOf(entry));

  return {
    entries,
    add: (entry) => change([entry, ...without(entry)].slice(0, list.limit)),
    remove: (entry) => change(without(entry)),
  };
}
