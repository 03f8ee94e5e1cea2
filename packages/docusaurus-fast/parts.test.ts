import {expect, it} from 'vitest';
import {parseParts, speedParts} from './parts';

it.each([
  ['', []],
  ['routes', ['routes']],
  ['font,entry', ['font', 'entry']],
  ['all', speedParts],
])('leaves out "%s"', (text, parts) => {
  expect(parseParts(text)).toEqual(parts);
});

it.each(['security', 'rotues', 'all,font'])(
  'refuses to leave out "%s", and says what can be',
  (text) => {
    expect(() => parseParts(text)).toThrow(
      'Use entry, routes, bundle, styles, font, or all',
    );
  },
);
