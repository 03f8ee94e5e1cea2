import {expect, it} from 'vitest';
import {describeKeys} from './describeKeys';

it.each([
  ['2026', /^Change them at any time .* recording\.$/],
  ['5 1', /^Change them at any time .* recording\.$/],
  ['', /^Without digits, the microphone hears nothing\.$/],
  ['  ', /^Without digits, the microphone hears nothing\.$/],
  ['aba', /^Without digits, .* left out: a b$/],
  ['1x', /^Change them .* left out: x$/],
])('says of the keys %j what is heard', (text, words) => {
  expect(describeKeys(text)).toMatch(words);
});
