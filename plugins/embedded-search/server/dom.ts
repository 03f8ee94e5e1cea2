import type {DefaultTreeAdapterTypes} from 'parse5';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** False for text and comments. */
export function isElement(node: Node | Parent): node is Element {
  return 'tagName' in node;
}

/** Value of an attribute, if the element has it. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((entry) => entry.name === name)?.value;
}

/** Classes of an element. */
export function classesOf(element: Element): string[] {
  return (attribute(element, 'class') ?? '').split(/\s+/);
}

/** First match below `parent`, in document order. */
export function findElement(
  parent: Parent,
  matches: (element: Element) => boolean,
): Element | undefined {
  for (const child of parent.childNodes) {
    if (!isElement(child)) {
      continue;
    }
    const found = matches(child) ? child : findElement(child, matches);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}
