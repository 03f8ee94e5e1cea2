import {expect, it} from 'vitest';
import {idOf} from './idOf';

it.each([
  ['', ''],
  ['#tools-jar', 'tools-jar'],
  ['#tools%2Djar', 'tools-jar'],
  ['#%E0%A4%A', '%E0%A4%A'],
])('of %s is "%s"', (hash, id) => {
  expect(idOf(hash)).toBe(id);
});
