import {expect, it} from 'vitest';
import {complain, type Measured} from './complain';

function measured(page: string, bytes: number, before: number): Measured {
  return {
    what: 'the shared style sheet',
    page,
    loaded: [{file: '/assets/css/styles.1.css', bytes}],
    before,
    remedy: 'Move rules to a CSS module.',
  };
}

it('leaves a tenth of room', () => {
  expect(complain([measured('/faq/', 1100, 1000)])).toEqual([]);
});

it('speaks once of a file that many pages load', () => {
  expect(
    complain(
      ['/faq/', '/status/', '/'].map((page) => measured(page, 1101, 1000)),
    ),
  ).toEqual([
    'the shared style sheet of /faq/ and 2 other pages: 1101 bytes, at most 1100; it was 1000 when the budget was set. Move rules to a CSS module. It consists of /assets/css/styles.1.css (1101).',
  ]);
});

it('speaks of each file that is too large', () => {
  expect(
    complain([
      measured('/faq/', 2000, 1000),
      {
        ...measured('/', 2000, 1000),
        loaded: [{file: '/index.html', bytes: 5000}],
      },
    ]),
  ).toHaveLength(2);
});
