import {expect, it} from 'vitest';
import {helpEntryOf} from './help';

it.each([
  ['/status/', '/status/'],
  ['/status', '/status/'],
  ['/example/mnist/', '/example/'],
  ['/example/mnist', '/example/'],
  ['/', undefined],
  ['/faq/', undefined],
  ['/statuses/', undefined],
  ['/docs/status/', undefined],
])('%s is in the menu as %s', (path, entry) => {
  expect(helpEntryOf(path)).toBe(entry);
});
