/** Indexes of the element and of its ancestors among their siblings. */
function pathOf(element: Element): number[] {
  const parent = element.parentElement;
  return parent === null
    ? []
    : [...pathOf(parent), [...parent.children].indexOf(element)];
}

/**
 * Returns a function that finds an element after hydration: the element itself, or the
 * one that React has put in the same position. It replaces tabs, for example.
 */
export function trackElement(
  element: HTMLElement,
): () => HTMLElement | undefined {
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
