import {expect, it} from 'vitest';
import {pickEncoding} from './pickEncoding';
import type {Encoding} from './siteFiles';

const both: Encoding[] = ['br', 'gzip'];

it.each<[string | undefined, Encoding[], Encoding | undefined]>([
  [undefined, both, undefined],
  ['', both, undefined],
  ['br, gzip', both, 'br'],
  ['gzip, br', both, 'br'],
  ['gzip;q=0.5, br;q=0.5', both, 'br'],
  ['gzip, br;q=0.1', both, 'gzip'],
  ['GZIP', both, 'gzip'],
  ['gzip ; q=0.5', both, 'gzip'],
  ['br;q=0, gzip', both, 'gzip'],
  ['br; q=0.000', both, undefined],
  ['br', ['gzip'], undefined],
  ['br, gzip', ['gzip'], 'gzip'],
  ['br, gzip', [], undefined],
  ['brotli, x-gzip', both, undefined],
  ['*', both, 'br'],
  ['*, br;q=0', both, 'gzip'],
  ['*;q=0', both, undefined],
  ['identity, gzip;q=0.5', both, undefined],
  // What no client should send must not stop the server.
  [',,;;=,"br', both, undefined],
  ['br;q=high, gzip', both, 'gzip'],
  ['br;q=-1', both, undefined],
])('%s of %j: %s', (header, available, expected) => {
  expect(pickEncoding(header, new Set(available))).toBe(expected);
});
