/** The element's place among its siblings, and its parents' among theirs. */
function pathOf(element: Element): number[] {
  const parent = element.parentElement;
  return parent === null
    ? []
    : [...pathOf(parent), [...parent.children].indexOf(element)];
}

/**
 * Remembers where an element is: the app replaces some when it takes over, the tabs for
 * one. Finds the element itself or the one that came in its place.
 */
export function remember(element: HTMLElement): () => HTMLElement | undefined {
  const path = pathOf(element);
  const {tagName, textContent} = element;
  return () => {
    if (element.isConnected) {
      return element;
    }
    const found = path.reduce<Element | undefined>(
      (parent, index) => parent?.children[index],
      document.documentElement,
    );
    return found instanceof HTMLElement &&
      found.tagName === tagName &&
      found.textContent === textContent
      ? found
      : undefined;
  };
}
