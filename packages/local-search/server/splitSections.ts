import type {IndexedSection} from '../shared/indexFile';
import type {Element} from 'build-utils/html';
import {createNameFilter} from './createNameFilter';
import {eventsOf, type About, type Title} from './pageEvents';
import {collapseSpaces} from './textOf';

/** A section before its page has an index. */
type Section = Omit<IndexedSection, 'page'>;

type OpenSection = Title &
  About & {parent?: OpenSection; texts: string[]; codes: string[]};

/** The section that one of a level belongs to, given the one before it. */
function parentFor(
  level: number,
  before?: OpenSection,
): OpenSection | undefined {
  return before !== undefined && before.level >= level
    ? parentFor(level, before.parent)
    : before;
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
  let about: About = {};
  const newNames = createNameFilter();
  for (const event of eventsOf(content)) {
    switch (event.is) {
      case 'text':
        current?.texts.push(event.text);
        break;
      case 'listing':
        current?.codes.push(newNames(event.text));
        break;
      case 'about':
        ({about} = event);
        break;
      case 'section': {
        const parent = parentFor(event.title.level, current);
        current = {...event.title, ...about, parent, texts: [], codes: []};
        about = {};
        sections.push(current);
        break;
      }
      case 'end of row':
        current = current?.parent;
    }
  }
  return sections.map(close);
}
