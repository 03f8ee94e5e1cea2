import type {Element, ElementContent, Nodes, Properties} from 'hast';
import type {DefaultTreeAdapterTypes} from 'parse5';

/** Parsed HTML without its comments. Attributes keep their names, which is faster than hast-util-from-parse5. */
export function toHast({
  childNodes,
}: DefaultTreeAdapterTypes.ParentNode): ElementContent[] {
  return childNodes.flatMap((node): ElementContent[] => {
    if ('value' in node) {
      return [text(node.value)];
    }
    return 'tagName' in node
      ? [
          h(
            node.tagName,
            toHast(node),
            Object.fromEntries(
              node.attrs.map(({name, value}) => [name, value]),
            ),
          ),
        ]
      : [];
  });
}

/** An element made by hand. */
export function h(
  tagName: string,
  children: ElementContent[],
  properties: Properties = {},
): Element {
  return {type: 'element', tagName, properties, children};
}

export function text(value: string): ElementContent {
  return {type: 'text', value};
}

export function isElement(node: ElementContent): node is Element {
  return node.type === 'element';
}

/** The child elements of a node. */
export function elementsIn({children}: Element): Element[] {
  return children.filter(isElement);
}

export function hasClass(
  {properties}: Element,
  ...names: readonly string[]
): boolean {
  return String(properties.class ?? '')
    .split(' ')
    .some((name) => names.includes(name));
}

/** The first element that matches, in document order. */
export function find(
  nodes: readonly ElementContent[],
  matches: (element: Element) => boolean,
): Element | undefined {
  for (const node of nodes.filter(isElement)) {
    const found = matches(node) ? node : find(node.children, matches);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

export const named =
  (...names: string[]) =>
  ({tagName}: Element): boolean =>
    names.includes(tagName);

/** All text in a node. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** The same in one line, without spaces around it. */
export function wordsOf(node: Nodes): string {
  return textOf(node).replaceAll(/\s+/g, ' ').trim();
}
