import {expect, it} from 'vitest';
import {problemOf} from './runPart.mjs';

const passed = {status: 'passed'} as const;

it.each([
  [0, [passed], undefined],
  [0, [], 'ran no test'],
  [1, [passed, {status: 'failed'} as const], '1 failed'],
  [0, [{status: 'skipped'} as const], '1 skipped: run them or delete them'],
  [1, [passed], 'ended with exit code 1'],
])('exit code %i with %j: %s', (exitCode, tests, expected) => {
  expect(problemOf(exitCode, tests)).toBe(expected);
});
