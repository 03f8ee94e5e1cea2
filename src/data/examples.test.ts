import {expect, it} from 'vitest';
import {exampleDeepLink, examples} from './examples';

it('lists the nine slugs that the app knows', () => {
  expect(examples.map(({slug}) => slug).sort()).toEqual([
    'anime-gan',
    'astro-bird',
    'camera',
    'canvas',
    'image-segmentation',
    'mnist',
    'object-detection',
    'photo',
    'qa',
  ]);
});

it('knows which examples ask for the camera', () => {
  expect(
    examples.filter(({needsCamera}) => needsCamera).map(({slug}) => slug),
  ).toEqual(['camera', 'object-detection']);
});

it.each(examples)('describes $slug', ({slug, title, summary}) => {
  expect(title).not.toBe('');
  expect(summary).toMatch(/\.$/);
  expect(exampleDeepLink(slug)).toBe(`playtorch://example?example=${slug}`);
});
