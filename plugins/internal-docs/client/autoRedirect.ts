/** Set to `true` by readers who always want the internal version. */
const storageKey = '__internaldocs_auto_redirect';

/** True if the reader chose to be redirected; false if storage is denied. */
export function wantsAutoRedirect(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'true';
  } catch {
    return false;
  }
}

/** Stores that the reader wants to be redirected from now on. */
export function rememberAutoRedirect(): void {
  try {
    localStorage.setItem(storageKey, 'true');
  } catch {
    // Storage is denied: the banner asks again on the next visit.
  }
}
