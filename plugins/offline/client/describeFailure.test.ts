import {expect, it} from 'vitest';
import {describeFailure} from './describeFailure';

it.each([
  [new DOMException('', 'AbortError'), /^Cancelled\./],
  [new DOMException('', 'QuotaExceededError'), /^Not enough storage/],
  [new TypeError('Failed to fetch'), /the network failed, or .+ updated/],
  [new Error('/a answered 500.'), /^\/a answered 500\./],
])('says of %s what happened, and that nothing was changed', (error, words) => {
  const text = describeFailure(error);
  expect(text).toMatch(words);
  expect(text).toContain('Nothing was changed.');
});
