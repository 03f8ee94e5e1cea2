import {cpSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {rspack} from '@rspack/core';
import {beforeEach, expect, it} from 'vitest';
import {temporaryFolder, writeWithFolders} from 'test-utils';
import codeSamples from '.';

let site = '';

beforeEach(() => {
  site = temporaryFolder();
  cpSync(path.join(import.meta.dirname, '__fixtures__/warm-build'), site, {
    recursive: true,
  });
});

/** Builds the page like the site does, with the cache of the last build on disk. */
function build(loaders: object[]): Promise<string> {
  const compiler = rspack({
    context: site,
    mode: 'production',
    entry: './docs/page.mdx',
    output: {path: path.join(site, 'out'), filename: 'page.js'},
    cache: true,
    experiments: {cache: {type: 'persistent'}},
    module: {
      rules: [
        {test: /\.mdx$/, use: path.join(site, 'showSamples.cjs')},
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

/** The rules that the plugin adds to the bundler. */
function tracking(): object[] {
  const {configureWebpack} = codeSamples({siteDir: site} as LoadContext);
  const added = configureWebpack?.({}, false, {} as never, undefined);
  return (added as {module: {rules: object[]}}).module.rules;
}

it.each([
  ['a changed sample', 'content/samples/greeter/App.tsx'],
  ['a new override', 'content/samples/greeter/0.2.3/App.tsx'],
  ['a new file among others', 'content/samples/greeter/0.2.0/screens/New.tsx'],
  ['a changed list of versions', 'content/site/versions.ts'],
  ['a changed shared passage', 'content/shared/greeting.mdx'],
])('compiles the page again for %s', async (_, file) => {
  expect(await build(tracking())).not.toContain('second');
  writeWithFolders(path.join(site, file), "export const shown = 'second';");
  expect(await build(tracking())).toContain('second');
});
