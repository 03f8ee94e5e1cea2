import type {DefaultTreeAdapterTypes} from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.Node;

/** Every element of a parsed page in the order of its source, what templates hold included. */
export function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) {
    yield node;
  }
  const roots = 'content' in node ? [node.content] : [];
  for (const child of [
    ...roots,
    ...('childNodes' in node ? node.childNodes : []),
  ]) {
    yield* elementsOf(child);
  }
}

/** The elements of a kind, in the order of the document. */
export function elementsNamed(root: Node, ...names: string[]): Element[] {
  return [...elementsOf(root)].filter(({tagName}) => names.includes(tagName));
}

/** Value of an attribute; undefined where the element has none of this name. */
export function attributeOf(
  element: Element,
  wanted: string,
): string | undefined {
  return element.attrs.find(({name}) => name === wanted)?.value;
}

/** All text inside a node. */
export function textOf(node: Node): string {
  if ('value' in node) {
    return node.value;
  }
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
