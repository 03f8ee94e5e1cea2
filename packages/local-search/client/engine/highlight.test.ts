import {expect, it} from 'vitest';
import {highlight, snippetAround, snippetAtStart} from './highlight';

const terms = new Set(['model', 'load']);

it('marks words, and names that contain one', () => {
  expect(highlight('Model and loadForMobile', terms)).toEqual([
    {text: 'Model', isMatch: true},
    {text: ' and ', isMatch: false},
    {text: 'loadForMobile', isMatch: true},
  ]);
});

it('shows the excerpt with the most matches', () => {
  const text = `${'far away '.repeat(30)}a model. ${'padding '.repeat(40)}load the model here, ${'more '.repeat(60)}`;
  const shown = (snippetAround(text, terms) ?? [])
    .map((part) => part.text)
    .join('');
  expect(shown).toContain('load the model here');
  expect(shown).toMatch(/^….*…$/);
  expect(shown.length).toBeLessThan(170);
});

it.each([
  ['Opens it. Loads a model. Then more.', 'Loads a model. Then more.'],
  [
    `It is ${'long '.repeat(40)}before paper_core.model in it. Then more.`,
    /^…(?:long )+before paper_core\.model in it\. Then more\.$/,
  ],
  [`Load ${'a_very_long_name '.repeat(12)}`, /^Load(?: a_very_long_name)+…$/],
])('shows whole words of the sentence around the match: %s', (text, shown) => {
  const spans = snippetAround(text, terms) ?? [];
  expect(spans.some(({isMatch}) => isMatch)).toBe(true);
  expect(spans.map((span) => span.text).join('')).toMatch(shown);
});

it('has no excerpt if nothing matches', () => {
  expect(snippetAround('nothing here', terms)).toBeUndefined();
  expect(snippetAtStart('nothing here')).toEqual([
    {text: 'nothing here', isMatch: false},
  ]);
});

it('shortens a text without spaces', () => {
  const [part] = snippetAtStart('x'.repeat(1000));
  expect(part?.text.length).toBeLessThan(170);
});
