import type {IndexedSection} from '../shared/indexFile';
import {
  attribute,
  findElement,
  isElement,
  type Element,
  type Node,
} from './dom';
import {createListingNames} from './listingNames';
import {isInline, isSkipped, textOf, tidy} from './textOf';

/** A section before its page has a number. */
export type CutSection = Omit<IndexedSection, 'page'>;

type OpenSection = {
  level: number;
  anchor: string;
  heading: string;
  kind?: string;
  parent?: OpenSection;
  texts: string[];
  codes: string[];
};

/** Deeper than any heading: rows of a table hold no sections. */
const rowLevel = 7;

function levelOf(element: Element): number | undefined {
  const match = /^h([1-6])$/.exec(element.tagName);
  return match ? Number(match[1]) : undefined;
}

/** The reference puts members on shelves, "Methods" and the like, which say nothing themselves. */
function isShelf(element: Element): boolean {
  return attribute(element, 'id')?.startsWith('group-') === true;
}

/** True for a figure that is code, with its file name and language. */
function isListing(element: Element): boolean {
  return (
    element.tagName === 'figure' &&
    findElement(element, ({tagName}) => tagName === 'pre') !== undefined
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

function close(section: OpenSection): CutSection {
  const {anchor, heading, kind, texts, codes} = section;
  return {
    anchor,
    heading,
    trail: trailOf(section),
    ...(kind !== undefined && {kind}),
    text: tidy(texts.join('')),
    code: tidy(codes.join(' ')),
  };
}

/** Cuts what a page says by its headings, so that a hit lands on its anchor. */
export function cutSections(content: Element): CutSection[] {
  const sections: OpenSection[] = [];
  // What comes before the first heading belongs to the frame of the page.
  let current: OpenSection | undefined;
  // The first heading in an element with a kind is what the kind is said of.
  let pendingKind: string | undefined;
  const namesOf = createListingNames();

  function open(level: number, name: Element, anchor: string): void {
    current = {
      level,
      anchor,
      heading: tidy(textOf(name)),
      kind: pendingKind,
      parent: parentFor(level, current),
      texts: [],
      codes: [],
    };
    pendingKind = undefined;
    sections.push(current);
  }

  /** A heading without an id cannot be led to: it is text of the section above. */
  function visitHeading(level: number, heading: Element): void {
    const anchor = level === 1 ? '' : attribute(heading, 'id');
    if (anchor === undefined) {
      visitChildren(heading);
    } else if (!isShelf(heading)) {
      open(level, heading, anchor);
    }
  }

  function visitRow(row: Element, anchor: string): void {
    const name = findElement(row, ({tagName}) => tagName === 'code');
    if (name !== undefined) {
      const above = current;
      open(rowLevel, name, anchor);
      visitChildren(row);
      current = above;
    }
  }

  function visitChildren(element: Element): void {
    const edge = isInline(element) ? '' : ' ';
    current?.texts.push(edge);
    element.childNodes.forEach((child, position) => {
      const before = element.childNodes[position - 1];
      // Two elements side by side are two things to the eye, whatever their tags.
      if (before !== undefined && isElement(before) && isElement(child)) {
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
    const kind = attribute(node, 'data-kind');
    pendingKind = kind ?? pendingKind;
    visitElement(node);
    if (kind !== undefined) {
      pendingKind = undefined;
    }
  }

  function visitElement(element: Element): void {
    const level = levelOf(element);
    const anchor = attribute(element, 'id');
    if (level !== undefined) {
      visitHeading(level, element);
    } else if (isListing(element)) {
      current?.codes.push(namesOf(textOf(element)));
    } else if (element.tagName === 'pre' || element.tagName === 'code') {
      current?.texts.push(textOf(element));
    } else if (
      element.tagName === 'tr' &&
      pendingKind !== undefined &&
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
