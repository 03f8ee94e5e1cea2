import {expect, it} from 'vitest';
import {checkPreconditions} from './preconditions';

const etag = '"abc"';
const lastModified = Date.UTC(2026, 0, 2);
const [before, exactly, after] = [1, 2, 3].map((day) =>
  new Date(Date.UTC(2026, 0, day)).toUTCString(),
);

it.each([
  [{}, 200],
  [{'if-match': etag}, 200],
  [{'if-match': '*'}, 200],
  [{'if-match': `"other", ${etag}`}, 200],
  [{'if-match': '"other"'}, 412],
  // A weak tag never matches strongly.
  [{'if-match': `W/${etag}`}, 412],
  [{'if-unmodified-since': exactly}, 200],
  [{'if-unmodified-since': after}, 200],
  [{'if-unmodified-since': before}, 412],
  [{'if-unmodified-since': 'yesterday'}, 200],
  [{'if-match': etag, 'if-unmodified-since': before}, 200],
  [{'if-none-match': etag}, 304],
  [{'if-none-match': `W/${etag}`}, 304],
  [{'if-none-match': `"other",${etag}`}, 304],
  [{'if-none-match': '*'}, 304],
  [{'if-none-match': '"other"'}, 200],
  [{'if-none-match': '"other"', 'if-modified-since': exactly}, 200],
  [{'if-modified-since': exactly}, 304],
  [{'if-modified-since': after}, 304],
  [{'if-modified-since': before}, 200],
  [{'if-modified-since': 'yesterday'}, 200],
  [{'if-match': etag, 'if-none-match': etag}, 304],
  [{'if-match': '"other"', 'if-none-match': etag}, 412],
])('%j: %i', (headers, status) => {
  expect(checkPreconditions(headers, {etag, lastModified})).toBe(status);
});
