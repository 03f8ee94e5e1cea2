import type {IndexedSection} from '../shared/indexFile';
import {
  attributeOf,
  findElement,
  isElement,
  type Element,
  type Node,
} from 'build-utils/html';
import {collapseSpaces, isInline, isSkipped, textOf} from './textOf';

/** What a heading or the row of a table says. */
export type Title = Pick<IndexedSection, 'anchor' | 'heading' | 'signature'> & {
  level: number;
};

/** What `data-kind` and `data-since` on an element say of the first section inside it. */
export type About = Pick<IndexedSection, 'kind' | 'since'>;

/** What a page consists of, in its order. */
type Event =
  | {is: 'text' | 'listing'; text: string}
  | {is: 'about'; about: About}
  | {is: 'section'; title: Title}
  | {is: 'end of row'};

/** Deeper than any heading: a table row contains no sections. */
const rowLevel = 7;

/** True for a signature in a heading, which names the member. */
function isSignature(element: Element): boolean {
  return attributeOf(element, 'data-name') !== undefined;
}

/** A signature on one line: `topk(k: number, options?: …): [Tensor, Tensor]`. */
function signatureOf(element: Element): string {
  return collapseSpaces(textOf(element))
    .replace(/([([{]) /g, '$1')
    .replace(/,? ([)\]}])|,([)\]}])/g, '$1$2');
}

/** Elements that are content in the header of a symbol; the others are badges and links. */
const headerContent = new Set('h1 p code'.split(' '));

/** True for code and diagrams, which have names rather than sentences: a figure with code also has its file name and language. */
function hasOnlyNames(element: Element): boolean {
  return (
    element.tagName === 'pre' ||
    attributeOf(element, 'data-search') === 'names' ||
    (element.tagName === 'figure' &&
      findElement(element, ({tagName}) => tagName === 'pre') !== undefined)
  );
}

function textEvent(text: string): Event {
  return {is: 'text', text};
}

function headingEvents(heading: Element, level: number): Event[] {
  const anchor = level === 1 ? '' : attributeOf(heading, 'id');
  // Without an id it cannot be linked to: it becomes text of the section above.
  if (anchor === undefined) {
    return childEvents(heading);
  }
  // Headings of groups in the reference, such as "Methods", have no text of their own.
  if (attributeOf(heading, 'id')?.startsWith('group-') === true) {
    return [];
  }
  const member = findElement(heading, isSignature);
  const title = {
    level,
    anchor,
    heading: member
      ? (attributeOf(member, 'data-name') ?? '')
      : collapseSpaces(textOf(heading)),
    signature: member && signatureOf(member),
  };
  return [{is: 'section', title}];
}

/** A row has the name of a member, its type and its description. */
function rowEvents(row: Element, anchor: string): Event[] {
  const name = findElement(row, ({tagName}) => tagName === 'code');
  if (name === undefined) {
    return [];
  }
  const heading = collapseSpaces(textOf(name));
  const [type, ...others] = row.childNodes
    .filter(isElement)
    .filter(({tagName}) => tagName === 'td');
  const signature = type && `${heading}: ${signatureOf(type)}`;
  return [
    {is: 'section', title: {level: rowLevel, anchor, heading, signature}},
    ...others.flatMap(eventsOf),
    {is: 'end of row'},
  ];
}

function headerEvents(header: Element): Event[] {
  return header.childNodes.filter(isElement).flatMap((child) => {
    if (headerContent.has(child.tagName) || hasOnlyNames(child)) {
      return eventsOf(child);
    }
    return isSkipped(child) ? [] : headerEvents(child);
  });
}

function childEvents(element: Element): Event[] {
  const edge = textEvent(isInline(element) ? '' : ' ');
  const inside = element.childNodes.flatMap((child, index, siblings) => {
    const before = siblings[index - 1];
    // Adjacent elements look like separate words, even if they are inline.
    const isApart =
      before !== undefined &&
      isElement(before) &&
      isElement(child) &&
      !isSkipped(child);
    return [...(isApart ? [textEvent(' ')] : []), ...eventsOf(child)];
  });
  return [edge, ...inside, edge];
}

function elementEvents(element: Element, isSymbol: boolean): Event[] {
  const {tagName} = element;
  const [, level] = /^h([1-6])$/.exec(tagName) ?? [];
  const anchor = attributeOf(element, 'id');
  if (level !== undefined) {
    return headingEvents(element, Number(level));
  }
  if (isSymbol && tagName === 'header') {
    return headerEvents(element);
  }
  if (hasOnlyNames(element)) {
    return [{is: 'listing', text: textOf(element)}];
  }
  if (tagName === 'code' || tagName === 'math') {
    return [textEvent(textOf(element))];
  }
  return isSymbol && tagName === 'tr' && anchor !== undefined
    ? rowEvents(element, anchor)
    : childEvents(element);
}

/** Everything in a node that belongs into the index. */
export function eventsOf(node: Node): Event[] {
  if (!isElement(node)) {
    return [textEvent(textOf(node))];
  }
  if (isSkipped(node)) {
    return [];
  }
  const kind = attributeOf(node, 'data-kind');
  if (kind === undefined) {
    return elementEvents(node, false);
  }
  const about = {kind, since: attributeOf(node, 'data-since')};
  return [
    {is: 'about', about},
    ...elementEvents(node, true),
    {is: 'about', about: {}},
  ];
}
