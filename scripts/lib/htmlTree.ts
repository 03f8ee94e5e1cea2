import type {DefaultTreeAdapterTypes} from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.Node;

/** Every element of a parsed page in the order of its source, what templates hold included. */
export function* elementsOf(root: Node): Generator<Element> {
  // Generators that call themselves take time by the depth of every element.
  const open: Node[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if ('tagName' in node) {
      yield node;
    }
    if ('childNodes' in node) {
      for (let at = node.childNodes.length - 1; at >= 0; at -= 1) {
        open.push(node.childNodes[at] as Node);
      }
    }
    if ('content' in node) {
      open.push(node.content);
    }
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
