import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readSiteFiles} from 'site-server/build';
import {docsVersions} from '../../content/site/versions';
import {sentSize} from './firstPaint';

const build = path.resolve('build');
const files = readSiteFiles(build);

/** Bytes, as sent, of each file with a name before its hash. */
function sizesOf(name: string, folder: string): number[] {
  const start = `/assets/${folder}/${name}-`;
  return [...files.keys()]
    .filter((file) => file.startsWith(start))
    .map((file) => sentSize(build, files, file).bytes);
}

/** Bytes of the one file with a name. */
function sizeOf(name: string, folder = 'files'): number {
  const found = sizesOf(name, folder);
  expect(found, name).toHaveLength(1);
  return found[0] ?? 0;
}

/** Bytes of the largest file with a name: versions and releases have their own. */
function largestOf(name: string, folder = 'files'): number {
  const found = sizesOf(name, folder);
  expect(found, name).not.toEqual([]);
  return Math.max(...found);
}

/** Most bytes of a release's scripts, a tenth above what they were when this was set; the page's own part of Run comes on top, see tests/e2e/run.spec.ts. */
const limits = {worker: 37_400, document: 172_500};

describe.each(docsVersions)(
  'what runs code on $packageVersion',
  ({packageVersion: release}) => {
    it('is within its budgets', () => {
      const worker = sizeOf(`${release}.worker`);
      const document = sizeOf('drawing') + sizeOf(`${release}.document`);
      console.log(`${release}: worker ${worker}, with components ${document}`);
      expect(worker).toBeLessThanOrEqual(limits.worker);
      expect(document).toBeLessThanOrEqual(limits.document);
    });
  },
);

it.each([
  ['object-detection', [], 181_000],
  // With React Native Paper.
  ['nlp-qa', ['paper'], 209_000],
])(
  'the app of %s is within its budget without models',
  (sample, parts, limit) => {
    const bytes = [
      sizeOf('drawing'),
      ...['phone', ...parts].map((name) => sizeOf(name, 'apps')),
      largestOf('package', 'apps'),
      largestOf(`${sample}-code`),
    ].reduce((sum, each) => sum + each);
    console.log(`${sample}: ${bytes}`);
    expect(bytes).toBeLessThanOrEqual(limit);
  },
);

it('what looks into a model is within its budget, interpreter included', () => {
  const bytes = sizeOf('inspector', 'apps');
  console.log(`inspector: ${bytes}`);
  expect(bytes).toBeLessThanOrEqual(60_000);
});
