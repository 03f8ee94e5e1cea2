import {expect, it} from 'vitest';
import {checkPreconditions} from './preconditions';

const etag = '"abc"';
const lastModified = Date.UTC(2026, 0, 2);
const before = new Date(Date.UTC(2026, 0, 1)).toUTCString();
const exactly = new Date(lastModified).toUTCString();

// The plain cases are in responses.spec.ts, where nginx answers them alike.
it.each([
  [{'if-match': `"other", ${etag}`}, 200],
  // A weak tag never matches strongly.
  [{'if-match': `W/${etag}`}, 412],
  [{'if-unmodified-since': 'yesterday'}, 200],
  [{'if-match': etag, 'if-unmodified-since': before}, 200],
  [{'if-none-match': `W/${etag}`}, 304],
  [{'if-none-match': '"other"', 'if-modified-since': exactly}, 200],
  [{'if-modified-since': 'yesterday'}, 200],
  [{'if-modified-since': exactly}, 304],
  [{'if-modified-since': new Date(Date.now() + 60_000).toUTCString()}, 200],
])('%j: %i', (headers, status) => {
  expect(checkPreconditions(headers, {etag, lastModified})).toBe(status);
});
