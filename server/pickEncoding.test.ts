import {expect, it} from 'vitest';
import {pickEncoding} from './pickEncoding';
import type {Encoding} from './siteFiles';

const both: Encoding[] = ['br', 'gzip'];

it.each<[string | undefined, Encoding[], Encoding | undefined]>([
  [undefined, both, undefined],
  ['', both, undefined],
  ['br, gzip', both, 'br'],
  ['gzip, br;q=0.1', both, 'br'],
  ['GZIP', both, 'gzip'],
  ['gzip ; q=0.5', both, 'gzip'],
  ['br;q=0, gzip', both, 'gzip'],
  ['br; q=0.000', both, undefined],
  ['br', ['gzip'], undefined],
  ['br, gzip', ['gzip'], 'gzip'],
  ['br, gzip', [], undefined],
  ['brotli, x-gzip', both, undefined],
])('%s of %j: %s', (header, available, expected) => {
  expect(pickEncoding(header, new Set(available))?.name).toBe(expected);
});
