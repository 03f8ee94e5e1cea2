import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {latestVersion} from '../site/versions';
import {knownSnacks} from './snacks';

// The links are rendered in the browser only, so the build does not check them.
it.each(knownSnacks)('$id has a tutorial', ({tutorial}) => {
  const [, page] = /^\/docs\/(.+)\/$/.exec(tutorial) ?? [];
  const docs = path.resolve(`versioned_docs/version-${latestVersion}`);
  expect(existsSync(path.join(docs, `${page}.mdx`))).toBe(true);
});
