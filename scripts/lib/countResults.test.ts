import {expect, it} from 'vitest';
import {complaint} from './countResults.mjs';

it.each([
  [0, {passed: 3, failed: 0, skipped: 0}, undefined],
  [0, {passed: 3, failed: 0, skipped: 1}, '1 skipped: run them or delete them'],
  [1, {passed: 3, failed: 0, skipped: 0}, 'ended with exit code 1'],
])('exit code %i with %j: %s', (exitCode, counts, expected) => {
  expect(complaint(exitCode, counts)).toBe(expected);
});
