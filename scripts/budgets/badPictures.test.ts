import {expect, it} from 'vitest';
import {badPictures} from './badPictures';

const fine = '<img src=/a.webp width=2 height=2 loading=lazy />';

it.each([
  ['of an old format', '<img src=/a.png width=2 height=2 loading=lazy />'],
  ['without a width', '<img src=/a.svg height=2 loading=lazy />'],
  ['without a height', '<img src=/a.svg width=2 loading=lazy />'],
  ['that does not wait', '<img src="/a.svg" width="2" height="2">'],
])('finds a picture %s', (_what, picture) => {
  expect(badPictures(`<main>${fine}${picture}</main>`)).toEqual([picture]);
});

it('lets pictures of the bar come at once', () => {
  expect(
    badPictures('<img src="/a.svg" width="2" height="2"><main></main>'),
  ).toEqual([]);
});
