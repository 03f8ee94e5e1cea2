import {isTyping} from 'browser-utils';
import {brand} from '@site/content/site/brand';

/** Where a reader's choice about shortcuts of one key is stored; they are on unless it is `off`. */
const storageKey = `${brand.id}.shortcuts`;

/** Whether shortcuts of one key are on. Speech input may type them by accident. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

/** Switches shortcuts of one key on or off. */
export function switchSingleKeys(isOn: boolean): void {
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off');
  } catch {
    // Without storage they stay on.
  }
}

/** Whether an event is a shortcut of one key: without modifiers, not while typing, and not switched off. */
export function isSingleKey(event: KeyboardEvent, key: string): boolean {
  return (
    event.key === key &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey &&
    !event.isComposing &&
    !isTyping(event) &&
    areSingleKeysOn()
  );
}
