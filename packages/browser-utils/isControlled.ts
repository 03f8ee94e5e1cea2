/** Says whether a service worker answers for this page, as it does once a version is kept for offline reading. */
export function isControlled(): boolean {
  return (
    typeof navigator !== 'undefined' &&
    'serviceWorker' in navigator &&
    navigator.serviceWorker.controller !== null
  );
}
