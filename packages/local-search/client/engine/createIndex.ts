import MiniSearch from 'minisearch';
import type {IndexedPage, IndexedSection} from '../../shared/indexFile';
import {tokenize} from '../../shared/tokens';
import {createVocabulary, type Vocabulary} from './vocabulary';

/** A section, its page, and the heading of the page. */
export type Entry = {
  page: IndexedPage;
  name: string;
  section: IndexedSection;
  /** True for pages outside the docs. */
  isOutside: boolean;
};

/** A section as MiniSearch indexes it. */
type SectionDocument = {
  /** Index in the list of entries. */
  id: number;
  heading: string;
  title: string;
  trail: string;
  text: string;
  code: string;
};

/** The search index, and the words in it. */
export type SectionIndex = {
  miniSearch: MiniSearch<SectionDocument>;
  vocabulary: Vocabulary;
};

/** Last segment of a path: `nlp-qa` finds the page even if no heading contains it. */
function slugOf(path: string): string {
  return path.split('/').filter(Boolean).at(-1) ?? '';
}

function documentOf({page, section}: Entry, id: number): SectionDocument {
  const {heading, trail, signature = '', text, code} = section;
  return {
    id,
    heading,
    title: page.title,
    trail: [slugOf(page.path), ...trail].join(' '),
    text: `${signature} ${text}`,
    code,
  };
}

/** Indexes a list of sections. */
export function createIndex(entries: Entry[]): SectionIndex {
  const terms = new Set<string>();
  const miniSearch = new MiniSearch<SectionDocument>({
    fields: ['heading', 'title', 'trail', 'text', 'code'],
    tokenize,
    processTerm(term) {
      terms.add(term);
      return term;
    },
  });
  miniSearch.addAll(entries.map(documentOf));
  return {miniSearch, vocabulary: createVocabulary(terms)};
}
