import {expect, it} from 'vitest';
import {linkText} from './linkText';

const sites = {'bridges.example': 'Bridges', 'developer.mozilla.org': 'MDN'};

it.each([
  [
    'https://bridges.example/docs/1.12/generated/bridges.Arch.span.html',
    'Bridges: bridges.Arch.span',
  ],
  [
    'https://bridges.example/docs/1.12/arch_attributes.html#arch-stone',
    'Bridges: arch attributes, arch-stone',
  ],
  ['https://developer.mozilla.org/en-US/docs/Web/API/Blob/slice', 'MDN: slice'],
  ['https://example.com/', 'example.com'],
])('%s is "%s"', (address, words) => {
  expect(linkText(address, sites)).toBe(words);
});
