import {expect, it} from 'vitest';
import {listSlowest, timePart} from './timings.mjs';

const test = (file: string, seconds: number, chromiumSeconds = 0) => ({
  file: `/site/${file}`,
  title: 'a test',
  status: 'passed' as const,
  seconds,
  chromiumSeconds,
});

const browser = timePart(
  {
    name: 'browser',
    seconds: 3.04,
    processorSeconds: 4,
    tests: [
      test('e2e/quick.spec.ts', 0.24),
      test('e2e/slow.spec.ts', 1.5, 0.7),
      test('e2e/slow.spec.ts', 2, 1),
    ],
  },
  '/site',
);

it('adds up the tests of each file, and the time of Chromium', () => {
  expect(browser).toEqual({
    name: 'browser',
    seconds: 3,
    processorSeconds: 5.7,
    files: [
      {file: 'e2e/slow.spec.ts', tests: 2, seconds: 3.5, chromiumSeconds: 1.7},
      {file: 'e2e/quick.spec.ts', tests: 1, seconds: 0.2, chromiumSeconds: 0},
    ],
  });
});

it('lists the ten slowest files of all parts', () => {
  const unit = timePart(
    {
      name: 'unit tests',
      seconds: 1,
      processorSeconds: 1,
      tests: Array.from({length: 12}, (_, index) =>
        test(`${index}.test.ts`, index),
      ),
    },
    '/site',
  );
  const lines = listSlowest([browser, unit]);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('  11.0 s  11.test.ts (tests: 1)');
  expect(lines[8]).toBe('   3.5 s  e2e/slow.spec.ts (tests: 2)');
});
