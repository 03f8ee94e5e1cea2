function isTyping(event: KeyboardEvent): boolean {
  // In a shadow root, `target` is its host.
  const target = event.composedPath()[0] ?? event.target;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}

/** True for the shortcuts of search: Ctrl+K, Cmd+K, and `/` outside of input fields. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
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
