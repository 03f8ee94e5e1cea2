import {expect, it} from 'vitest';
import {exampleDeepLink} from './examples';

it('makes the deep link of an example', () => {
  expect(exampleDeepLink('astro-bird')).toBe(
    'playtorch://example?example=astro-bird',
  );
});
