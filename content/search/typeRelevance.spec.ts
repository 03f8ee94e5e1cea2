import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {docsVersions} from '../site/versions';
import {
  createTypeEngine,
  docsTag,
  type TypeIndexFile,
} from 'local-search/engine';
import {readBuilt, types} from './builtEngine';
import {hitRate, rankOf} from './score';
import {typeQueries} from './typeQueries';

const build = path.resolve('build');

/** The signatures of a version, from the file that the browser loads. */
function indexOf(version: string): TypeIndexFile {
  return readBuilt(types[docsTag(version)] ?? '') as TypeIndexFile;
}

it('labelled queries about types find what they should', () => {
  expect(typeQueries.length).toBeGreaterThanOrEqual(30);
  const rankings = typeQueries.map((query) =>
    rankOf(createTypeEngine(indexOf(query.version)), query),
  );
  for (const {query, rank, first} of rankings.filter(({rank}) => rank !== 1)) {
    console.log(
      `"${query.query}": rank ${rank ?? 'none'}, first is ${first ?? 'nothing'}`,
    );
  }
  const [hitAt1, hitAt3] = [1, 3].map((count) => hitRate(rankings, count));
  console.log(
    `${typeQueries.length} queries about types: hit@1 ${hitAt1?.toFixed(3)}, hit@3 ${hitAt3?.toFixed(3)}`,
  );
  expect(hitAt3).toBeGreaterThanOrEqual(0.95);
});

describe.each(docsVersions)('the signatures of $label', ({name}) => {
  it('are at most 12 kB', () => {
    // As sent, which is compressed.
    const {size} = statSync(path.join(build, `${types[docsTag(name)]}.br`));
    console.log(`signatures of ${name}: ${size}`);
    expect(size).toBeLessThanOrEqual(12_000);
  });

  it('lead to pages and anchors of the site', () => {
    const {pages, signatures} = indexOf(name);
    const ids = pages.map((page) => {
      const file = path.join(build, page.path, 'index.html');
      const found = readFileSync(file, 'utf8').matchAll(/ id="?([^\s">]+)/g);
      return new Set([...found].map(([, id]) => id));
    });
    expect(
      signatures.filter(({page, anchor}) => !ids[page]?.has(anchor)),
    ).toEqual([]);
    expect(signatures.length).toBeGreaterThan(70);
  });
});
