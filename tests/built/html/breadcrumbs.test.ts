import {describe, expect, it} from 'vitest';
import {breadcrumbProblems} from './breadcrumbs';

const home = 'https://site.dev/';
const own = 'https://site.dev/docs/';

function item(position: number, address: string, name = 'a') {
  return {'@type': 'ListItem', position, name, item: address};
}

function problems(...itemListElement: unknown[]): string[] {
  const trail = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement,
  };
  return breadcrumbProblems([JSON.stringify(trail)], {
    own,
    known: new Set([home, own]),
  });
}

describe('breadcrumbProblems', () => {
  it('accepts a trail from the home page', () => {
    expect(problems(item(1, home), item(2, own))).toEqual([]);
  });

  it.each([
    ['a trail of one', [item(1, own)], 'must contain at least 2 items'],
    ['a wrong position', [item(1, home), item(3, own)], 'has position 3'],
    ['an empty name', [item(1, home, ' '), item(2, own)], 'name'],
    ['a path', [item(1, '/'), item(2, own)], 'must be a valid uri'],
    [
      'an address without its slash',
      [item(1, home), item(2, 'https://site.dev/docs')],
      'which is not a page',
    ],
    ['another page at the end', [item(1, own), item(2, home)], 'end at'],
  ])('rejects %s', (_what, trail, problem) => {
    expect(problems(...trail).join('\n')).toContain(problem);
  });

  it.each([[[]], [['{}', '{}']]])('rejects the blocks %j', (blocks) => {
    expect(breadcrumbProblems(blocks, {own, known: new Set()})).toEqual([
      `has ${blocks.length} breadcrumb trails instead of one`,
    ]);
  });
});
