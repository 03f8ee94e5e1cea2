import {expect, it} from 'vitest';
import {ablationTable} from './ablationTable';
import {pageResults} from './testing';

it('shows what the site costs more without a part', () => {
  const [, , row] = ablationTable({routes: pageResults}).split('\n');
  expect(row?.split('|').map((cell) => cell.trim())).toEqual([
    '',
    'routes',
    '+150 kB',
    '+740 ms',
    '+500 ms',
    '251 ms → 1200 ms',
    '90 ms → 100 ms',
    '',
  ]);
});
