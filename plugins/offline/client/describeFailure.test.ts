import {expect, it} from 'vitest';
import {describeFailure} from './describeFailure';

it.each([
  [new DOMException('', 'AbortError'), /^Cancelled\./],
  [new DOMException('', 'QuotaExceededError'), /it takes 14\.2 MB/],
  [new TypeError('Failed to fetch'), /the network failed, or .+ updated/],
  [new Error('/a answered 500.'), /^\/a answered 500\./],
])('says of %s what happened, and that nothing was stored', (error, words) => {
  const text = describeFailure(error, '14.2 MB');
  expect(text).toMatch(words);
  expect(text).toContain('Nothing was stored.');
});
