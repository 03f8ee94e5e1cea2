import {expect, it} from 'vitest';
import {ablationTable} from './ablationTable';
import {pageResults} from './testing';

it('shows what the site costs more without a part', () => {
  const [, , row] = ablationTable({routes: pageResults}).split('\n');
  expect(row).toContain('| routes |');
  // The figures of `testing.ts`: half the bytes, a twentieth of the blocking time.
  expect(row).toMatch(/\+\d+ kB/);
  expect(row).toContain('→');
});
