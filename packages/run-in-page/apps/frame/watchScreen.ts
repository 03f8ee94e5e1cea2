/** The words around or in a node that changed, unless they are those of a button. */
function findText(node: Node): string | undefined {
  const element = node.nodeType === 1 ? (node as Element) : node.parentElement;
  const words =
    element?.closest('[dir="auto"]') ??
    [...(element?.querySelectorAll('[dir="auto"]') ?? [])].at(-1);
  return words?.closest('[role="button"], button') === null
    ? words.textContent
    : undefined;
}

/** What an app wrote on its canvas, if that is what changed. */
function findDrawnText(node: Node): string | undefined {
  const element = node.nodeType === 1 ? (node as Element) : node.parentElement;
  const words = element?.closest('canvas + [role="status"]')?.textContent;
  return words === '' ? undefined : words;
}

/** Hears of the words that an app shows, and of those that it writes on a canvas. */
export function watchScreen(
  root: HTMLElement,
  hear: (name: 'screen' | 'drawn', text: string) => void,
): void {
  new MutationObserver((mutations) => {
    for (const {target, addedNodes} of mutations) {
      const text = [target, ...addedNodes].map(findText).findLast(Boolean);
      if (text !== undefined) {
        hear('screen', text);
      }
      const drawn = findDrawnText(target);
      if (drawn !== undefined) {
        hear('drawn', drawn);
      }
    }
  }).observe(root, {characterData: true, childList: true, subtree: true});
}
