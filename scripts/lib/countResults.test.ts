import {describe, expect, it} from 'vitest';
import {complaint, countResults} from './countResults.mjs';

const vitest = {
  numTotalTests: 5,
  numPassedTests: 2,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [
    {status: 'failed', assertionResults: []},
    {status: 'passed', assertionResults: [{}]},
  ],
};

const playwright = {
  stats: {expected: 4, unexpected: 1, flaky: 2, skipped: 3},
  errors: [{message: 'no such file'}],
};

describe('countResults', () => {
  it.each([
    [vitest, {passed: 2, failed: 2, skipped: 2}],
    [playwright, {passed: 4, failed: 4, skipped: 3}],
  ])('reads report %#', (report, counts) => {
    expect(countResults(report)).toEqual(counts);
  });

  it.each([[{}], [null], [{stats: {}}]])('rejects %j', (report) => {
    expect(() => countResults(report)).toThrow('neither');
  });
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
