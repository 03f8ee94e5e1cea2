import MiniSearch from 'minisearch';
import {
  engineDocuments,
  engineOptions,
  type IndexedPage,
  type IndexedSection,
  type IndexFile,
} from '../../shared/indexFile';
import type {Hit, SearchAnswer} from '../SearchProvider';
import {highlight, snippetAround, snippetAtStart} from './highlight';
import {nameBonus} from './names';
import {parseQuery} from './parseQuery';
import {rank, type Ranked} from './rank';
import {suggest} from './suggest';

type Entry = {page: IndexedPage; section: IndexedSection};

/** Searches the sections of one docs version and of the pages outside the docs. */
export type Engine = {
  search(query: string, offset: number, limit: number): SearchAnswer;
};

/** The first section speaks for the whole page. */
const pageBonus = 1.2;

function entriesOf({pages, sections}: IndexFile): Entry[] {
  return sections.map((section) => {
    const page = pages[section.page];
    if (page === undefined) {
      throw new Error(
        `search index: section "${section.heading}" names page ${section.page}, which is not there. Build the site again.`,
      );
    }
    return {page, section};
  });
}

function hitOf({page, section}: Entry, terms: string[]): Hit {
  const matched = new Set(terms);
  return {
    url: section.anchor === '' ? page.path : `${page.path}#${section.anchor}`,
    title: page.title,
    heading: highlight(section.heading, matched),
    trail: section.anchor === '' ? [] : [page.title, ...section.trail],
    ...(section.kind !== undefined && {kind: section.kind}),
    snippet:
      snippetAround(section.text, matched) ??
      snippetAround(section.code, matched) ??
      snippetAtStart(section.text || section.code),
  };
}

/** Makes an engine of a version's file, to which it adds the pages outside the docs. */
export function createEngine(docs: IndexFile, outside: IndexFile): Engine {
  if (docs.index === undefined) {
    throw new Error(
      'search index: the docs file holds no index. Build the site again.',
    );
  }
  const entries = [...entriesOf(docs), ...entriesOf(outside)];
  const index = MiniSearch.loadJS(docs.index, engineOptions);
  index.addAll(engineDocuments(outside, docs.sections.length));
  const names = [...new Set(entries.map(({page}) => page.title))];

  function withBonus(query: string, ranked: Ranked): Ranked {
    const entry = entries[ranked.id];
    if (entry === undefined) {
      return ranked;
    }
    const {page, section} = entry;
    const bonus =
      nameBonus(query, section.heading, page.title) *
      (section.anchor === '' ? pageBonus : 1);
    return {...ranked, score: ranked.score * bonus};
  }

  return {
    search(query, offset, limit) {
      const ranked = rank(index, parseQuery(query))
        .map((candidate) => withBonus(query, candidate))
        .sort(
          (a, b) =>
            Number(b.isWhole) - Number(a.isWhole) ||
            b.score - a.score ||
            a.id - b.id,
        );
      return {
        query,
        total: ranked.length,
        hits: ranked.slice(offset, offset + limit).flatMap(({id, terms}) => {
          const entry = entries[id];
          return entry === undefined ? [] : [hitOf(entry, terms)];
        }),
        suggestions: ranked.length === 0 ? suggest(query, names) : [],
      };
    },
  };
}
