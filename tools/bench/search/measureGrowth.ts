import {brotliCompressSync, constants} from 'node:zlib';
import {latestVersion} from '../../../content/site/versions';
import {searchSynonyms} from '../../../content/search/synonyms';
import {
  createEngine,
  docsTag,
  outsideTag,
  type IndexFile,
} from 'local-search/engine';
import {builtIndex} from '../../../content/search/builtEngine';
import {queries} from '../../../content/search/queries';
import {describeTimes} from './statistics';

/** Changes some words of a text: copies need their own vocabulary, as new pages would have. */
function reword(text: string, copy: number): string {
  return text.replace(
    /\b([a-z]{6})([a-z]+)\b/g,
    (word: string, start: string, end: string) =>
      (word.length + copy) % 7 === 0 ? `${end}${start}` : word,
  );
}

/** Copies the pages of an index. */
function multiply({pages, sections}: IndexFile, times: number): IndexFile {
  const copies = Array.from({length: times}, (_, copy) => copy);
  return {
    format: 1,
    pages: copies.flatMap((copy) =>
      pages.map(({path, title}) => ({path: `${path}${copy}/`, title})),
    ),
    sections: copies.flatMap((copy) =>
      sections.map((section) => ({
        ...section,
        page: section.page + copy * pages.length,
        heading: reword(section.heading, copy),
        text: reword(section.text, copy),
        code: reword(section.code, copy),
      })),
    ),
  };
}

function sizeOf(text: string): number {
  return brotliCompressSync(text, {
    params: {[constants.BROTLI_PARAM_QUALITY]: 9},
  }).length;
}

/** Creates an engine from a multiple of the latest version's pages and reports size and times. */
export function measureGrowth(times: number): string {
  const index = builtIndex(docsTag(latestVersion));
  const docs = JSON.stringify(multiply(index, times));
  const outside = JSON.stringify(builtIndex(outsideTag));

  const loadStart = performance.now();
  const engine = createEngine(
    JSON.parse(docs) as IndexFile,
    JSON.parse(outside) as IndexFile,
    searchSynonyms,
  );
  const loadTime = performance.now() - loadStart;

  const durations = queries.map(({query}) => {
    const start = performance.now();
    engine.search(query, 20);
    return performance.now() - start;
  });
  return [
    `${times}× the ${index.pages.length} pages of ${latestVersion}`,
    `${Math.round(docs.length / 1000)} kB, ${Math.round(sizeOf(docs) / 1000)} kB brotli${times > 1 ? ' (copies compress better than new pages would)' : ''}`,
    `indexed in ${Math.round(loadTime)} ms`,
    `query ${describeTimes(durations)}`,
  ].join('; ');
}
