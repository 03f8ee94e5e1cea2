import {useCallback, useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';

/** A list in local storage. */
export type StoredList<T> = {
  key: string;
  /** Maximum number of entries; the oldest are dropped. */
  limit: number;
  /** Entries with the same id are duplicates. */
  idOf: (entry: T) => string;
  /** Validates stored entries. */
  isEntry: (value: unknown) => value is T;
};

function read<T>({key, limit, isEntry}: StoredList<T>): T[] {
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
  const [entries, setEntries] = useState(() => read(list));

  const change = useCallback(
    (next: T[]) => {
      setEntries(next);
      createStorageSlot(list.key).set(JSON.stringify(next));
    },
    [list],
  );
  const without = (entry: T): T[] =>
    entries.filter((other) => list.idOf(other) !== list.idOf(entry));

  return {
    entries,
    add: (entry) => change([entry, ...without(entry)].slice(0, list.limit)),
    remove: (entry) => change(without(entry)),
  };
}
