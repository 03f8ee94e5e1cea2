import {useEffect} from 'react';

function isTyping({target}: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}

function opensSearch(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
    return !event.altKey && !event.shiftKey;
  }
  return (
    event.key === '/' &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey &&
    !isTyping(event)
  );
}

/** Opens search by Ctrl+K or Cmd+K anywhere, and by `/` where nobody is typing. */
export function useSearchKeys(open: () => void): void {
  useEffect(() => {
    function listen(event: KeyboardEvent): void {
      if (opensSearch(event)) {
        event.preventDefault();
        open();
      }
    }
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [open]);
}
