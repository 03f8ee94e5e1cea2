import {brotliCompressSync, constants} from 'node:zlib';
import {createEngine} from '../../plugins/embedded-search/client/engine/createEngine';
import {queries} from '../../plugins/embedded-search/relevance/queries';
import {
  buildIndex,
  type BuiltPage,
} from '../../plugins/embedded-search/server/buildIndex';
import {
  docsTag,
  outsideTag,
  type IndexFile,
} from '../../plugins/embedded-search/shared/indexFile';
import {describeTimes} from './statistics';

/** Copies pages; every copy has words of its own, as new pages would. */
function multiply(pages: BuiltPage[], times: number): BuiltPage[] {
  return Array.from({length: times}, (_, copy) =>
    pages.map(({path, html}) =>
      copy === 0
        ? {path, html}
        : {
            path: `${path}copy-${copy}/`,
            html: html.replace(
              /(?<=>[^<]*)\b([a-z]{6})([a-z]+)\b/g,
              (word: string, start: string, end: string) =>
                (word.length + copy) % 7 === 0 ? `${end}${start}` : word,
            ),
          },
    ),
  ).flat();
}

function fileOf(indexes: Map<string, IndexFile>, tag: string): IndexFile {
  const file = indexes.get(tag);
  if (file === undefined) {
    throw new Error(
      `bench-search: no pages with the tag "${tag}". Build the site first.`,
    );
  }
  return file;
}

function sizeOf(text: string): number {
  return brotliCompressSync(text, {
    params: {[constants.BROTLI_PARAM_QUALITY]: 9},
  }).length;
}

/** Indexes many times the pages of a version and says what that costs. */
export function measureGrowth(
  pages: BuiltPage[],
  version: string,
  times: number,
): string {
  const start = performance.now();
  const indexes = buildIndex(multiply(pages, times));
  const built = performance.now() - start;
  const docs = JSON.stringify(fileOf(indexes, docsTag(version)));
  const outside = JSON.stringify(fileOf(indexes, outsideTag));

  const loading = performance.now();
  const engine = createEngine(
    JSON.parse(docs) as IndexFile,
    JSON.parse(outside) as IndexFile,
  );
  const loaded = performance.now() - loading;

  const durations = queries.map(({query}) => {
    const asked = performance.now();
    engine.search(query, 0, 20);
    return performance.now() - asked;
  });
  return [
    `${times}× the pages`,
    `${Math.round(docs.length / 1000)} kB, ${Math.round(sizeOf(docs) / 1000)} kB brotli`,
    `built in ${Math.round(built)} ms`,
    `loaded in ${Math.round(loaded)} ms`,
    `query ${describeTimes(durations)}`,
  ].join('; ');
}
