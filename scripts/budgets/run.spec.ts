import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readSiteFiles} from '../../server/siteFiles';
import {releases} from '../../runtime/native/release';
import {sentSize} from './firstPaint';

const build = path.resolve('build');
const files = readSiteFiles(build);

/** Bytes, as sent, of the one file with a name before its hash. */
function sizeOf(name: string): number {
  const start = `/assets/files/${name}-`;
  const found = [...files.keys()].filter((file) => file.startsWith(start));
  expect(found, name).toHaveLength(1);
  return sentSize(build, files, found[0] ?? '').bytes;
}

/** Most bytes of a release's scripts; the page's own part of Run comes on top, see e2e/run.spec.ts. */
const limits = {worker: 34_000, document: 157_000};

describe.each(releases)('what runs code on %s', (release) => {
  it('is within its budgets', () => {
    const worker = sizeOf(`${release}.worker`);
    const document = sizeOf('drawing') + sizeOf(`${release}.document`);
    console.log(`${release}: worker ${worker}, with components ${document}`);
    expect(worker).toBeLessThanOrEqual(limits.worker);
    expect(document).toBeLessThanOrEqual(limits.document);
  });
});
