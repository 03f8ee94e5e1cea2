/** Whether a key press is text for a field. */
export function isTyping(event: KeyboardEvent): boolean {
  // In a shadow root, `target` is its host.
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, select, textarea'))
  );
}
