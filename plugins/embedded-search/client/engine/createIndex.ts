import MiniSearch from 'minisearch';
import type {IndexedPage, IndexedSection} from '../../shared/indexFile';
import {tokenize} from '../../shared/tokens';
import {createVocabulary, type Vocabulary} from './vocabulary';

/** A section, its page, and the page's own heading. */
export type Entry = {
  page: IndexedPage;
  name: string;
  section: IndexedSection;
  /** True for pages outside the docs. */
  isOutside: boolean;
};

/** A section as the engine sees it. */
export type EngineDocument = {
  /** Position in the list of entries. */
  id: number;
  heading: string;
  title: string;
  trail: string;
  text: string;
  code: string;
};

/** Sections that can be searched, and the words in them. */
export type SectionIndex = {
  engine: MiniSearch<EngineDocument>;
  vocabulary: Vocabulary;
};

/** Last part of a path: `nlp-qa` finds the page though no heading says so. */
function slugOf(path: string): string {
  return path.split('/').filter(Boolean).at(-1) ?? '';
}

function documentOf({page, section}: Entry, id: number): EngineDocument {
  const {heading, trail, text, code} = section;
  return {
    id,
    heading,
    title: page.title,
    trail: [slugOf(page.path), ...trail].join(' '),
    text,
    code,
  };
}

/** Makes the index of a list of sections. */
export function createIndex(entries: Entry[]): SectionIndex {
  const terms = new Set<string>();
  const engine = new MiniSearch<EngineDocument>({
    fields: ['heading', 'title', 'trail', 'text', 'code'],
    tokenize,
    processTerm(term) {
      terms.add(term);
      return term;
    },
  });
  engine.addAll(entries.map(documentOf));
  return {engine, vocabulary: createVocabulary(terms)};
}
