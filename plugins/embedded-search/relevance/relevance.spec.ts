import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {latestVersion} from '../../../config/versions';
import {createEngine, type Engine} from '../client/engine/createEngine';
import {queries} from './queries';
import {statusQueries} from './statusQueries';
import {hitRate, meanReciprocalRank, rankOf} from './score';
import {
  docsTag,
  outsideTag,
  type IndexFile,
  type Manifest,
} from '../shared/indexFile';
import {manifestPath} from '../shared/manifestPath';

const build = path.resolve('build');

function read(file: string): unknown {
  return JSON.parse(readFileSync(path.join(build, file), 'utf8'));
}

const {files, synonyms} = read(manifestPath) as Manifest;
const engines = new Map<string, Engine>();

/** The engine of a version, from the files that the browser loads. */
function engineOf(version: string): Engine {
  const known = engines.get(version);
  if (known !== undefined) {
    return known;
  }
  const engine = createEngine(
    read(files[docsTag(version)] ?? '') as IndexFile,
    read(files[outsideTag] ?? '') as IndexFile,
    synonyms,
  );
  engines.set(version, engine);
  return engine;
}

it('labelled queries find what they should', () => {
  const rankings = queries.map((query) =>
    rankOf(engineOf(query.version ?? latestVersion), query),
  );
  const mrr = meanReciprocalRank(rankings);
  const hitAt5 = hitRate(rankings, 5);
  for (const {query, rank, first} of rankings.filter(({rank}) => rank !== 1)) {
    console.log(
      `"${query.query}": rank ${rank ?? 'none'}, first is ${first ?? 'nothing'}`,
    );
  }
  console.log(
    `${queries.length} queries: MRR ${mrr.toFixed(3)}, hit@5 ${hitAt5.toFixed(3)}`,
  );
  expect(mrr).toBeGreaterThanOrEqual(0.9);
  expect(hitAt5).toBeGreaterThanOrEqual(0.95);
});

it('messages and questions about the status hit within the first three', () => {
  expect(statusQueries.length).toBeGreaterThan(30);
  const missed = statusQueries
    .map((query) => rankOf(engineOf(query.version ?? latestVersion), query))
    .filter(({rank = Infinity}) => rank > 3)
    .map(({query, rank, first}) => ({query: query.query, rank, first}));
  expect(missed).toEqual([]);
});

it('every synonym finds something', () => {
  const engine = engineOf(latestVersion);
  expect(synonyms.length).toBeGreaterThan(20);
  const lost = synonyms
    .flat()
    .filter((phrase) => engine.search(phrase, 0, 1).total === 0);
  expect(lost).toEqual([]);
});
