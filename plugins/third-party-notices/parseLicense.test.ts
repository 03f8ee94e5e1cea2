import {expect, it} from 'vitest';
import {parseLicense} from './parseLicense';

it.each([
  ['MIT', ['MIT'], 'one'],
  ['CC-BY-4.0', ['CC-BY-4.0'], 'one'],
  ['Apache-2.0 OR MIT', ['Apache-2.0', 'MIT'], 'any'],
  ['(MIT OR ISC)', ['MIT', 'ISC'], 'any'],
  ['BSD-3-Clause AND IJG AND Zlib', ['BSD-3-Clause', 'IJG', 'Zlib'], 'all'],
] as const)('%s', (expression, ids, rule) => {
  expect(parseLicense(expression)).toEqual({ids, rule});
});

it.each([
  '',
  'MITT',
  'MIT OR',
  'MIT ISC',
  'MIT OR ISC AND Zlib',
  'GPL-2.0+',
  'GPL-2.0-only WITH Classpath-exception-2.0',
])('refuses "%s"', (expression) => {
  expect(() => parseLicense(expression)).toThrow(
    `cannot explain the licence "${expression}"`,
  );
});
