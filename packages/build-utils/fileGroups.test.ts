import {expect, it} from 'vitest';
import {createPicker, groupMatching, groupPages} from './fileGroups';

const groups = [
  ...groupPages([
    {name: '2.0', root: '/docs/'},
    {name: '1.0', root: '/docs/1.0/'},
  ]),
  groupMatching(/^\/docs\/compare/),
  groupMatching(/^\/assets\/old/, {versions: ['1.0']}),
  groupMatching(/^\/assets\/older/, {versions: ['2.0']}),
  groupMatching(/^\/robots/, {versions: []}),
];
const needs: Record<string, string[]> = {
  '/docs/intro/index.html': ['2.0'],
  '/docs/intro.md': ['2.0'],
  '/docs/1.0/intro/index.html': ['1.0'],
  '/docs/1.0/picture.png': ['2.0', '1.0'],
  '/docs/compare/index.html': ['2.0', '1.0'],
  '/assets/old.js': ['1.0'],
  '/assets/older.js': ['2.0', '1.0'],
  '/faq/index.html': ['2.0', '1.0'],
  '/robots.txt': [],
};
const pick = createPicker(Object.keys(needs), 'build', groups);

it.each(['2.0', '1.0'])(
  'a version needs what one of its groups has, and what none has: %s',
  (version) => {
    expect(pick(version)).toEqual(
      Object.entries(needs)
        .filter(([, versions]) => versions.includes(version))
        .map(([file]) => file),
    );
  },
);
