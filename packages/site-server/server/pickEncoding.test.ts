import {expect, it} from 'vitest';
import {pickEncoding} from './pickEncoding';
import type {Encoding} from '../files/siteFiles';

const both: Encoding[] = ['br', 'gzip'];

// The plain cases are in cases.ts, which the servers answer.
it.each<[string, Encoding[], Encoding | undefined]>([
  ['', both, undefined],
  ['gzip, br', both, 'br'],
  ['GZIP', both, 'gzip'],
  ['gzip ; q=0.5', both, 'gzip'],
  ['br; q=0.000', both, undefined],
  ['br', ['gzip'], undefined],
  ['br, gzip', ['gzip'], 'gzip'],
  ['br, gzip', [], undefined],
  ['brotli, x-gzip', both, undefined],
  ['*, br;q=0', both, 'gzip'],
  ['*;q=0', both, undefined],
  // What no client should send must not stop the server.
  [',,;;=,"br', both, undefined],
  ['br;q=high, gzip', both, 'gzip'],
  ['br;q=-1', both, undefined],
])('%s of %j: %s', (header, available, expected) => {
  expect(pickEncoding(header, new Set(available))).toBe(expected);
});
