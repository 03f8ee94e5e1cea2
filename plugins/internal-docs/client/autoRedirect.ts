/** Holds `true` for readers who asked to be taken to the internal version each time. */
const storageKey = '__internaldocs_auto_redirect';

/** Says whether the reader wants to be redirected; not where storage is denied. */
export function wantsAutoRedirect(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'true';
  } catch {
    return false;
  }
}

/** Remembers that the reader wants to be redirected from now on. */
export function rememberAutoRedirect(): void {
  try {
    localStorage.setItem(storageKey, 'true');
  } catch {
    // Denied: the reader is asked again on the next visit.
  }
}
