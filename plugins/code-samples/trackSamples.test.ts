import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rspack} from '@rspack/core';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {sampleFiles} from '../remark-code-sample/sampleFiles';

let site = '';

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'track-samples-'));
  cpSync(path.join(import.meta.dirname, '__fixtures__/warm-build'), site, {
    recursive: true,
  });
});

afterEach(() => rmSync(site, {recursive: true}));

/** Builds the page like the site does, with the cache of the last build on disk. */
function build(loaders: object[]): Promise<string> {
  const compiler = rspack({
    context: site,
    mode: 'production',
    entry: './page.mdx',
    output: {path: path.join(site, 'out'), filename: 'page.js'},
    cache: true,
    experiments: {cache: {type: 'persistent'}},
    module: {
      rules: [
        {test: /\.mdx$/, use: path.join(site, 'showSample.cjs')},
        ...loaders,
      ],
    },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error !== null || stats?.hasErrors() !== false) {
          reject(error ?? new Error(stats?.toString()));
        } else {
          resolve(readFileSync(path.join(site, 'out/page.js'), 'utf8'));
        }
      });
    });
  });
}

const tracking = {
  test: /\.mdx$/,
  enforce: 'pre',
  use: {
    loader: path.join(import.meta.dirname, 'trackSamples.mjs'),
    options: {sampleFiles},
  },
};

it.each([
  ['shows a changed sample on the next warm build', [tracking], 'second'],
  ['would show the old sample without tracking', [], 'first'],
])('%s', async (_, loaders, shown) => {
  expect(await build(loaders)).toContain('first');
  writeFileSync(
    path.join(site, '_samples/App.tsx'),
    "export const shown = 'second';",
  );
  expect(await build(loaders)).toContain(shown);
});
