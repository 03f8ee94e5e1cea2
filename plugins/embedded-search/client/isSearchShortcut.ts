import {isSingleKey} from '@site/src/shortcuts/singleKeys';

/** True for the shortcuts of search: Ctrl+K, Cmd+K, and `/` outside of input fields. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
    return !event.altKey && !event.shiftKey;
  }
  return isSingleKey(event, '/');
}
