import type {DefaultTreeAdapterTypes} from 'parse5';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.Node;

/** False for text, comments and documents. */
export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

/** Every element of a parsed page in document order, those in templates included. */
export function* elementsOf(root: Node): Generator<Element> {
  // A stack, because a recursive generator costs time by the depth of each element.
  const stack: Node[] = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (isElement(node)) {
      yield node;
    }
    if ('childNodes' in node) {
      for (let index = node.childNodes.length - 1; index >= 0; index -= 1) {
        stack.push(node.childNodes[index] as Node);
      }
    }
    if ('content' in node) {
      stack.push(node.content);
    }
  }
}

/** The elements with one of the names, in document order. */
export function elementsNamed(root: Node, ...names: string[]): Element[] {
  return [...elementsOf(root)].filter(({tagName}) => names.includes(tagName));
}

/** The first element that matches, in document order. */
export function findElement(
  root: Node,
  matches: (element: Element) => boolean,
): Element | undefined {
  for (const element of elementsOf(root)) {
    if (matches(element)) {
      return element;
    }
  }
  return undefined;
}

/** Value of an attribute; undefined if the element doesn't have it. */
export function attributeOf(
  element: Element,
  wanted: string,
): string | undefined {
  return element.attrs.find(({name}) => name === wanted)?.value;
}

/** Classes of an element. */
export function classesOf(element: Element): string[] {
  return (attributeOf(element, 'class') ?? '').split(/\s+/);
}

/** All text inside a node. */
export function textOf(node: Node): string {
  if ('value' in node) {
    return node.value;
  }
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
