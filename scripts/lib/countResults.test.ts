import {describe, expect, it} from 'vitest';
import {complaint, countResults} from './countResults.mjs';

it('counts tests by how they ended', () => {
  expect(
    countResults([
      {status: 'passed'},
      {status: 'failed'},
      {status: 'passed'},
      {status: 'skipped'},
    ]),
  ).toEqual({passed: 2, failed: 1, skipped: 1});
});

describe('complaint', () => {
  it.each([
    [0, {passed: 3, failed: 0, skipped: 0}, undefined],
    [0, {passed: 3, failed: 1, skipped: 0}, '1 failed'],
    [
      0,
      {passed: 3, failed: 0, skipped: 1},
      '1 skipped: run them or delete them',
    ],
    [0, {passed: 0, failed: 0, skipped: 0}, 'ran no test'],
    [1, {passed: 3, failed: 0, skipped: 0}, 'ended with exit code 1'],
  ])('exit code %i with %j: %s', (exitCode, counts, expected) => {
    expect(complaint(exitCode, counts)).toBe(expected);
  });
});
