import type {IndexedSection} from '../shared/indexFile';
import {
  attributeOf,
  findElement,
  isElement,
  type Element,
  type Node,
} from 'build-utils/html';
import {createNameFilter} from './createNameFilter';
import {collapseSpaces, isInline, isSkipped, textOf} from './textOf';

/** A section before its page has an index. */
type Section = Omit<IndexedSection, 'page'>;

type OpenSection = {
  level: number;
  anchor: string;
  heading: string;
  kind?: string;
  signature?: string;
  since?: string;
  parent?: OpenSection;
  texts: string[];
  codes: string[];
};

/** Deeper than any heading: a table row contains no sections. */
const rowLevel = 7;

function levelOf(element: Element): number | undefined {
  const match = /^h([1-6])$/.exec(element.tagName);
  return match ? Number(match[1]) : undefined;
}

/** True for the reference's group headings, such as "Methods", which have no text of their own. */
function isGroupHeading(element: Element): boolean {
  return attributeOf(element, 'id')?.startsWith('group-') === true;
}

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

function parentFor(
  level: number,
  candidate: OpenSection | undefined,
): OpenSection | undefined {
  return candidate !== undefined && candidate.level >= level
    ? parentFor(level, candidate.parent)
    : candidate;
}

function trailOf({parent}: OpenSection): string[] {
  return parent === undefined || parent.level <= 1
    ? []
    : [...trailOf(parent), parent.heading];
}

function close(section: OpenSection): Section {
  const {anchor, heading, kind, signature, since, texts, codes} = section;
  return {
    anchor,
    heading,
    trail: trailOf(section),
    ...(kind !== undefined && {kind}),
    ...(signature !== undefined && {signature}),
    ...(since !== undefined && {since}),
    text: collapseSpaces(texts.join('')),
    code: collapseSpaces(codes.join(' ')),
  };
}

/** Splits a page at its headings, so that a hit leads to an anchor. */
export function splitSections(content: Element): Section[] {
  const sections: OpenSection[] = [];
  // Text before the first heading is not part of the content.
  let current: OpenSection | undefined;
  // `data-kind` and `data-since` on an element describe the first heading inside it.
  let pending: Pick<OpenSection, 'kind' | 'since'> | undefined;
  const newNames = createNameFilter();

  function open(level: number, name: Element, anchor: string): void {
    const title = findElement(name, isSignature);
    current = {
      level,
      anchor,
      heading: title
        ? (attributeOf(title, 'data-name') ?? '')
        : collapseSpaces(textOf(name)),
      ...pending,
      signature: title && signatureOf(title),
      parent: parentFor(level, current),
      texts: [],
      codes: [],
    };
    pending = undefined;
    sections.push(current);
  }

  /** A heading without an id cannot be linked to: it becomes text of the section above. */
  function visitHeading(level: number, heading: Element): void {
    const anchor = level === 1 ? '' : attributeOf(heading, 'id');
    if (anchor === undefined) {
      visitChildren(heading);
    } else if (!isGroupHeading(heading)) {
      open(level, heading, anchor);
    }
  }

  /** A row has the name of a member, its type and its description. */
  function visitRow(row: Element, anchor: string): void {
    const name = findElement(row, ({tagName}) => tagName === 'code');
    if (name !== undefined) {
      const above = current;
      open(rowLevel, name, anchor);
      const [type, ...others] = row.childNodes
        .filter((child) => isElement(child))
        .filter(({tagName}) => tagName === 'td');
      if (current !== undefined && type !== undefined) {
        current.signature = `${current.heading}: ${signatureOf(type)}`;
      }
      others.forEach(visit);
      current = above;
    }
  }

  function visitHeader(header: Element): void {
    for (const child of header.childNodes) {
      if (!isElement(child)) {
        continue;
      }
      if (headerContent.has(child.tagName) || hasOnlyNames(child)) {
        visit(child);
      } else if (!isSkipped(child)) {
        visitHeader(child);
      }
    }
  }

  function visitChildren(element: Element): void {
    const edge = isInline(element) ? '' : ' ';
    current?.texts.push(edge);
    element.childNodes.forEach((child, index) => {
      const before = element.childNodes[index - 1];
      // Adjacent elements look like separate words, even if they are inline.
      if (
        before !== undefined &&
        isElement(before) &&
        isElement(child) &&
        !isSkipped(child)
      ) {
        current?.texts.push(' ');
      }
      visit(child);
    });
    current?.texts.push(edge);
  }

  function visit(node: Node): void {
    if (!isElement(node)) {
      current?.texts.push(textOf(node));
      return;
    }
    if (isSkipped(node)) {
      return;
    }
    const kind = attributeOf(node, 'data-kind');
    if (kind === undefined) {
      visitElement(node);
      return;
    }
    pending = {kind, since: attributeOf(node, 'data-since')};
    visitElement(node);
    pending = undefined;
  }

  function visitElement(element: Element): void {
    const level = levelOf(element);
    const anchor = attributeOf(element, 'id');
    if (level !== undefined) {
      visitHeading(level, element);
    } else if (element.tagName === 'header' && pending !== undefined) {
      visitHeader(element);
    } else if (hasOnlyNames(element)) {
      current?.codes.push(newNames(textOf(element)));
    } else if (['code', 'math'].includes(element.tagName)) {
      current?.texts.push(textOf(element));
    } else if (
      element.tagName === 'tr' &&
      pending !== undefined &&
      anchor !== undefined
    ) {
      visitRow(element, anchor);
    } else {
      visitChildren(element);
    }
  }

  visit(content);
  return sections.map(close);
}
