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
