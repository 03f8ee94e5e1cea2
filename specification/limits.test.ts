import {readFileSync} from 'node:fs';
import {matchPath} from '@docusaurus/router';
import * as scheduler from 'scheduler';
import {expect, it, vi} from 'vitest';

/** Missing from the types. */
const {unstable_forceFrameRate: forceFrameRate} = scheduler as unknown as {
  unstable_forceFrameRate: (framesPerSecond: number) => void;
};

/** Counts the regular expressions compiled while a task runs. */
function countCompiled(task: () => void): number {
  let count = 0;
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, args: [string]) {
      count += 1;
      return new target(...args);
    },
  });
  try {
    task();
  } finally {
    globalThis.RegExp = original;
  }
  return count;
}

it('up to 10,000 route patterns are cached [S9.15]', () => {
  const match = (index: number) => matchPath('/', {path: `/page-${index}`});
  const filled = countCompiled(() => {
    for (let index = 0; index <= 10_000; index += 1) {
      match(index);
    }
  });
  expect(filled).toBeGreaterThan(10_000);
  expect(countCompiled(() => match(0))).toBe(0);
  expect(countCompiled(() => match(9999))).toBe(0);
  expect(countCompiled(() => match(10_000))).toBeGreaterThan(0);
});

it.each([
  [0, false],
  [125, false],
  [-1, true],
  [126, true],
])('a frame rate of %i is rejected: %s [S9.16]', (rate, isRejected) => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  error.mockClear();
  forceFrameRate(rate);
  expect(error.mock.calls.length === 1).toBe(isRejected);
});

it('the site is built with Docusaurus 3.10 [S9.17]', () => {
  const {version} = JSON.parse(
    readFileSync('node_modules/@docusaurus/core/package.json', 'utf8'),
  ) as {version: string};
  expect(version).toMatch(/^3\.10\./);
});
