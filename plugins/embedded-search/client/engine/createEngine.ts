import type {IndexFile, Manifest} from '../../shared/indexFile';
import type {Hit, SearchAnswer} from '../SearchProvider';
import {createIndex, type Entry} from './createIndex';
import {highlight, snippetAround, snippetAtStart} from './highlight';
import {nameBonus} from './names';
import {parseQuery} from './parseQuery';
import {rank, type Ranked} from './rank';
import {isTelling} from './stopWords';
import {suggest} from './suggest';
import {createSynonyms} from './synonyms';

/** Searches the sections of one docs version and of the pages outside the docs. */
export type Engine = {
  search(query: string, offset: number, limit: number): SearchAnswer;
};

/** The first section speaks for the whole page, whose title is a name of it too. */
const pageBonus = 1.2;

/** Where both speak of a thing, the docs say more. */
const outsideBonus = 0.75;

function bonusOf(
  query: string,
  {page, name, section, isOutside}: Entry,
): number {
  const bonus = nameBonus(query, section.heading, name);
  const prior = isOutside ? outsideBonus : 1;
  return section.anchor === ''
    ? prior * pageBonus * Math.max(bonus, nameBonus(query, page.title, ''))
    : prior * bonus;
}

function entriesOf({pages, sections}: IndexFile, isOutside: boolean): Entry[] {
  const names = new Map<number, string>();
  return sections.map((section) => {
    const page = pages[section.page];
    if (page === undefined) {
      throw new Error(
        `search index: section "${section.heading}" names page ${section.page}, which is not there. Build the site again.`,
      );
    }
    const name = names.get(section.page) ?? section.heading;
    names.set(section.page, name);
    return {page, name, section, isOutside};
  });
}

function hitOf({page, section}: Entry, terms: string[]): Hit {
  // A part of a name, as in `loadForMobile`, is no reason to mark every "for".
  const telling = terms.filter(isTelling);
  const matched = new Set(telling.length > 0 ? telling : terms);
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

/** Makes an engine of a version's file and that of the pages outside the docs. */
export function createEngine(
  docs: IndexFile,
  outside: IndexFile,
  synonyms: Manifest['synonyms'],
): Engine {
  const entries = [...entriesOf(docs, false), ...entriesOf(outside, true)];
  const index = createIndex(entries);
  const alternativesTo = createSynonyms(synonyms);
  const titles = [...new Set(entries.map(({page}) => page.title))];

  function withBonus(query: string, ranked: Ranked): Ranked {
    const entry = entries[ranked.id];
    if (entry === undefined) {
      return ranked;
    }
    return {...ranked, score: ranked.score * bonusOf(query, entry)};
  }

  return {
    search(query, offset, limit) {
      const ranked = rank(
        index,
        parseQuery(query, index.vocabulary, alternativesTo),
        (id) => entries[id]?.page,
      )
        .map((candidate) => withBonus(query, candidate))
        .sort((a, b) => b.score - a.score || a.id - b.id);
      return {
        query,
        total: ranked.length,
        hits: ranked.slice(offset, offset + limit).flatMap(({id, terms}) => {
          const entry = entries[id];
          return entry === undefined ? [] : [hitOf(entry, terms)];
        }),
        suggestions: ranked.length === 0 ? suggest(query, titles) : [],
      };
    },
  };
}
