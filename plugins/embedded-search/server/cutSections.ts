import type {IndexedSection} from '../shared/indexFile';
import {attribute, isElement, type Element, type Node} from './dom';
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

function levelOf(element: Element): number | undefined {
  const match = /^h([1-6])$/.exec(element.tagName);
  return match ? Number(match[1]) : undefined;
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
  let current: OpenSection = {
    level: 0,
    anchor: '',
    heading: '',
    texts: [],
    codes: [],
  };
  const sections = [current];

  function open(level: number, element: Element): void {
    const parent = parentFor(level, current);
    current = {
      level,
      // Without an id of its own a heading is reached by the one above it.
      anchor:
        level === 1 ? '' : (attribute(element, 'id') ?? parent?.anchor ?? ''),
      heading: tidy(textOf(element)),
      kind: attribute(element, 'data-kind'),
      parent,
      texts: [],
      codes: [],
    };
    sections.push(current);
  }

  function visit(node: Node): void {
    if (!isElement(node)) {
      current.texts.push(textOf(node));
      return;
    }
    const level = levelOf(node);
    if (isSkipped(node)) {
      return;
    }
    if (level !== undefined) {
      open(level, node);
    } else if (node.tagName === 'pre') {
      current.codes.push(textOf(node));
    } else {
      const edge = isInline(node) ? '' : ' ';
      current.texts.push(edge);
      node.childNodes.forEach(visit);
      current.texts.push(edge);
    }
  }

  visit(content);
  return sections
    .map(close)
    .filter(({heading, text, code}) => `${heading}${text}${code}` !== '');
}
