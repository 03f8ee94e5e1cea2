import {expect, it} from 'vitest';
import {memoryOf, memoryOfTree, parentOf, treeOf} from './processTree';

it('reads the parent after any name', () => {
  expect(parentOf('12 (node) S 7 12 12')).toBe(7);
  expect(parentOf('12 (a) S 3 (b)) R 7 12 12')).toBe(7);
  expect(parentOf('')).toBe(0);
});

it('finds all descendants', () => {
  const parents = new Map([
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 1],
  ]);
  expect(treeOf(2, parents)).toEqual([2, 3, 4]);
});

it('reads the proportional set size', () => {
  expect(memoryOf('Rss:   2048 kB\nPss:   1024 kB\nPss_Dirty: 1 kB\n')).toBe(
    1024,
  );
  expect(memoryOf('')).toBe(0);
});

it.runIf(process.platform === 'linux')('measures a running process', () => {
  expect(memoryOfTree(process.pid)).toBeGreaterThan(10);
});
