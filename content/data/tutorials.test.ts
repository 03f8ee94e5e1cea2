import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {latestVersion} from '../site/versions';
import {tutorials} from './tutorials';

it('lists every Snack tutorial of the latest version once', () => {
  const pages = readdirSync(
    path.resolve(`versioned_docs/version-${latestVersion}/tutorials/snacks`),
  );
  expect(tutorials.map(({slug}) => `${slug}.mdx`).toSorted()).toEqual(
    pages.filter((name) => name.endsWith('.mdx')).toSorted(),
  );
});
