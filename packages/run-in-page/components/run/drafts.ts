import {draftPrefix} from './hasDraft';
import {fitsLink, keepInAddress} from './keepInAddress';

/** Drafts that are kept; from then on the oldest make room. */
const maxDrafts = 50;

/** When a stored draft was written. */
function timeOf(key: string): number {
  return parseInt(localStorage.getItem(key) ?? '', 10) || 0;
}

/** Keys of all drafts, oldest first. */
function listDrafts(): string[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(draftPrefix))
    .sort((a, b) => timeOf(a) - timeOf(b));
}

/** Stores a draft; while there is no room, older ones go. */
function store(key: string, value: string): void {
  const older = listDrafts().filter((other) => other !== key);
  older
    .splice(0, Math.max(0, older.length + 1 - maxDrafts))
    .forEach((other) => localStorage.removeItem(other));
  for (;;) {
    try {
      localStorage.setItem(key, value);
      return;
    } catch (error) {
      const oldest = older.shift();
      if (oldest === undefined) {
        throw error;
      }
      localStorage.removeItem(oldest);
    }
  }
}

/** What a reader made of what is at a place: the address in the address bar, or an example. */
export function readDraft(place = location.hash): string | undefined {
  try {
    const [, draft] = /^\d+ (.*)$/s.exec(
      localStorage.getItem(draftPrefix + place) ?? '',
    ) ?? [undefined, undefined];
    return draft;
  } catch {
    // Storage is denied.
    return undefined;
  }
}

/** Keeps a draft for a place, or none; false where the browser keeps nothing. */
export function keepDraft(
  draft: string | undefined,
  place = location.hash,
): boolean {
  const key = draftPrefix + place;
  try {
    if (draft === undefined) {
      localStorage.removeItem(key);
    } else {
      store(key, `${Date.now()} ${draft}`);
    }
    return true;
  } catch {
    return false;
  }
}

/** Moves what the reader has into the address, which then needs no draft, nor does the one before. */
export function moveToAddress(path: string): void {
  if (fitsLink(path)) {
    keepDraft(undefined);
    keepInAddress(path);
  }
}

/** What to tell a reader whose draft is not kept. */
export const notKept =
  'This browser keeps no drafts: press Share before you leave, or your edits are lost.';
