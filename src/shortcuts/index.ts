import './searchShortcut';
import {isSingleKey} from './singleKeys';

function isModal(): boolean {
  return document.querySelector('dialog[open], [role="dialog"]') !== null;
}

/** Handles `?`, `j` and `k`; what they do is loaded on first use. */
export function listen(event: KeyboardEvent): void {
  if (event.defaultPrevented || isModal()) {
    return;
  }
  if (isSingleKey(event, '?')) {
    event.preventDefault();
    void import('./showShortcuts').then(({showShortcuts}) => showShortcuts());
    return;
  }
  const isNext = isSingleKey(event, 'j');
  if (
    (isNext || isSingleKey(event, 'k')) &&
    document.querySelector('[data-member]') !== null
  ) {
    void import('./moveToMember').then(({moveToMember}) =>
      moveToMember(isNext),
    );
  }
}

if (typeof window !== 'undefined') {
  addEventListener('keydown', listen);
}
