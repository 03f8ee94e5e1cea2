import type {Loaded} from './firstPaint';

/** A limit is a tenth above what was measured when it was set. */
const headroom = 1.1;

/** A sum of bytes on one page, and what it was when its budget was set. */
export type Measured = {
  /** What is counted, such as `shared style sheet`. */
  what: string;
  page: string;
  loaded: readonly Loaded[];
  /** Bytes when the budget was set. */
  before: number;
  /** What to do if it is too much. */
  remedy: string;
};

/** Bytes of all files together. */
export function sum(loaded: readonly Loaded[]): number {
  return loaded.reduce((total, {bytes}) => total + bytes, 0);
}

/**
 * What is over its budget: one line for all pages that load the same files, because
 * what is shared would otherwise fail on each of them.
 */
export function complain(measured: readonly Measured[]): string[] {
  const excesses = new Map<string, Measured[]>();
  for (const one of measured) {
    if (sum(one.loaded) > one.before * headroom) {
      const key = [one.what, ...one.loaded.map(({file}) => file)].join('\n');
      excesses.set(key, [...(excesses.get(key) ?? []), one]);
    }
  }
  return [...excesses.values()].flatMap(([first, ...others]) => {
    if (first === undefined) {
      return [];
    }
    const {what, page, loaded, before, remedy} = first;
    const files = loaded.map(({file, bytes}) => `${file} (${bytes})`);
    const pages =
      others.length === 0 ? page : `${page} and ${others.length} other pages`;
    return [
      `${what} of ${pages}: ${sum(loaded)} bytes, at most ${Math.floor(before * headroom)}; it was ${before} when the budget was set. ${remedy} It consists of ${files.join(', ')}.`,
    ];
  });
}
