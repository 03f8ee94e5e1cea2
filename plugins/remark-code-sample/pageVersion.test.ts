import {expect, it} from 'vitest';
import {latestVersion} from '../../config/versions';
import {pageVersion} from './pageVersion';

it.each([
  ['docs/tutorials/page.mdx', 'current'],
  ['versioned_docs/version-0.2.1/tutorials/docs/page.mdx', '0.2.1'],
  ['src/pages/_home/read-digit.mdx', latestVersion],
])('shows on %s the samples of %s', (page, version) => {
  expect(pageVersion('/docs/site', `/docs/site/${page}`).name).toBe(version);
});

it('rejects a version that is not listed', () => {
  expect(() =>
    pageVersion('/site', '/site/versioned_docs/version-0.9/page.mdx'),
  ).toThrow('config/versions.ts: no docs version "0.9"');
});
