import {isTyping} from 'browser-utils';

let isSlashOn = (): boolean => true;

/** Asks the site before `/` opens search, so that readers can switch it off: speech input may type it by accident. */
export function askBeforeSlash(isOn: () => boolean): void {
  isSlashOn = isOn;
}

/** True for the shortcuts of search: Ctrl+K, Cmd+K, and `/` outside of input fields. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.altKey) {
    return false;
  }
  if (event.ctrlKey || event.metaKey) {
    return event.key.toLowerCase() === 'k' && !event.shiftKey;
  }
  return (
    event.key === '/' && !event.isComposing && !isTyping(event) && isSlashOn()
  );
}
