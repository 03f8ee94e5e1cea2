import {parse} from 'parse5';
import {expect, it} from 'vitest';
import {pictureProblems} from './pictures';

const good = '<img src="/a.webp" width="2" height="2" loading="lazy">';

it.each([
  [
    'in an old format',
    '<img src="/a.png" width="2" height="2" loading="lazy">',
  ],
  ['without a width', '<img src="/a.svg" height="2" loading="lazy">'],
  ['without a height', '<img src="/a.svg" width="2" loading="lazy">'],
  ['that loads eagerly', '<img src="/a.svg" width="2" height="2">'],
])('finds a picture %s', (_what, picture) => {
  const page = parse(`<main>${good}${picture}</main>`);
  expect(pictureProblems(page)).toEqual([picture]);
});

it('lets pictures of the navbar load eagerly', () => {
  const page = parse('<img src=/a.svg width=2 height=2><main></main>');
  expect(pictureProblems(page)).toEqual([]);
});
