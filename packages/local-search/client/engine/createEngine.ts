import type {IndexFile, IndexedSection, Manifest} from '../../shared/indexFile';
import type {Hit, Span, SearchResponse} from '../SearchProvider';
import {createIndex, type Entry} from './createIndex';
import {createElsewhere} from './createElsewhere';
import {
  firstSentence,
  highlight,
  snippetAround,
  snippetAtStart,
} from './highlight';
import {nameBonus} from './nameBonus';
import {parseQuery} from './parseQuery';
import {rank} from './rank';
import {isStopWord} from './stopWords';
import {suggest} from './suggest';
import {createSynonyms} from './synonyms';

/** Searches one docs version and the pages outside the docs. */
export type Engine = {
  search(query: string, limit: number): SearchResponse;
};

/** For the first section, which stands for the whole page. */
const pageBonus = 1.2;

const space: Span = {text: ' ', isMatch: false};

/** For pages outside the docs, which say less about the same thing. */
const outsidePenalty = 0.75;

function bonusOf(
  query: string,
  {page, name, section, isOutside}: Entry,
): number {
  const bonus = nameBonus(query, section.heading, name);
  const factor = isOutside ? outsidePenalty : 1;
  return section.anchor === ''
    ? factor * pageBonus * Math.max(bonus, nameBonus(query, page.title, ''))
    : factor * bonus;
}

function entriesOf({pages, sections}: IndexFile, isOutside: boolean): Entry[] {
  const names = new Map<number, string>();
  return sections.map((section) => {
    const page = pages[section.page];
    if (page === undefined) {
      throw new Error(
        `search index: section "${section.heading}" refers to page ${section.page}, which does not exist. Build the site again.`,
      );
    }
    const name = names.get(section.page) ?? section.heading;
    names.set(section.page, name);
    return {page, name, section, isOutside};
  });
}

/**
 * The first sentence. If neither it nor the name has a match, the sentence that has, or the
 * names in the code that match: a reader should see why it was found.
 */
function snippetOf(
  {heading, signature = '', text, code}: IndexedSection,
  matched: ReadonlySet<string>,
): Span[] {
  const sentence = firstSentence(text);
  const start = `${heading} ${signature} ${sentence}`;
  if (highlight(start, matched).some(({isMatch}) => isMatch)) {
    return snippetAround(sentence, matched) ?? snippetAtStart(sentence);
  }
  const around = snippetAround(text, matched);
  if (around !== undefined) {
    return around;
  }
  const names = highlight(code, matched).filter(({isMatch}) => isMatch);
  return names.length === 0
    ? snippetAtStart(sentence)
    : [
        ...snippetAtStart(`${sentence} In the code:`),
        ...names.flatMap((name) => [space, name]),
      ];
}

function hitOf({page, section}: Entry, terms: string[]): Hit {
  // The name `loadForMobile` must not mark every "for".
  const contentWords = terms.filter((term) => !isStopWord(term));
  const matched = new Set(contentWords.length > 0 ? contentWords : terms);
  return {
    url: section.anchor === '' ? page.path : `${page.path}#${section.anchor}`,
    title: page.title,
    heading: highlight(section.heading, matched),
    trail: section.anchor === '' ? [] : [page.title, ...section.trail],
    kind: section.kind,
    since: section.since,
    signature: highlight(section.signature ?? '', matched),
    snippet: snippetOf(section, matched),
  };
}

/** Creates an engine from the index files of a version and of the pages outside the docs. */
export function createEngine(
  docs: IndexFile,
  outside: IndexFile,
  synonyms: Manifest['synonyms'],
): Engine {
  const entries = [...entriesOf(docs, false), ...entriesOf(outside, true)];
  const index = createIndex(entries);
  const alternativesTo = createSynonyms(synonyms);
  const countElsewhere = createElsewhere(
    docs.elsewhere ?? {},
    alternativesTo,
    index,
  );
  const titles = [...new Set(entries.map(({page}) => page.title))];

  return {
    search(query, limit) {
      const ranked = rank(
        index,
        parseQuery(query, index.vocabulary, alternativesTo),
        (id) => entries[id]?.page,
      )
        .flatMap(({id, score, terms}) => {
          const entry = entries[id];
          return entry
            ? [{id, score: score * bonusOf(query, entry), entry, terms}]
            : [];
        })
        .sort((a, b) => b.score - a.score || a.id - b.id);
      return {
        query,
        total: ranked.length,
        hits: ranked
          .slice(0, limit)
          .map(({entry, terms}) => hitOf(entry, terms)),
        suggestions: ranked.length === 0 ? suggest(query, titles) : [],
        elsewhere: countElsewhere(query),
      };
    },
  };
}
