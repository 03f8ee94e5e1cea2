import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {docsVersions} from '../site/versions';

const folder = path.resolve('build/assets/search');

/** A tenth above the 106,754 bytes of the unreleased docs, the largest, as the pages are now. */
const largest = 117_000;

it('the index of a version, with the pages outside the docs, is at most 117 kB', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const outside = files.find((file) => file.startsWith('default.')) ?? '';
  const docs = files.filter((file) => file.startsWith('docs-'));
  expect(docs).toHaveLength(docsVersions.length);
  for (const file of docs) {
    // As sent, which is compressed.
    const [own = 0, shared = 0] = [file, outside].map(
      (name) => statSync(path.join(folder, `${name}.br`)).size,
    );
    console.log(`${file} with the pages outside the docs: ${own + shared}`);
    expect(own + shared).toBeLessThanOrEqual(largest);
  }
});
