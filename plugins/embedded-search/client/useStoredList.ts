import {useCallback, useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';

/** How a list is kept in the reader's browser. */
export type StoredList<T> = {
  key: string;
  /** Most entries kept; the oldest go. */
  limit: number;
  /** Tells two entries apart. */
  idOf: (entry: T) => string;
  /** Refuses what is not ours: storage may hold anything. */
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

/** A list that lasts between visits, newest first; without storage it lasts as long as the page. */
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
