import path from 'node:path';
import {expect, it} from 'vitest';
import {parseOptions} from './options';

const here = import.meta.dirname;

it.each([
  [[], '0.2.3'],
  [['--version', '0.2.3'], '0.2.3'],
  [['--version', '0.2.2'], '0.2.2'],
  [['--version', 'next'], 'current'],
  [['--version', '0.2.4'], 'current'],
  [['--version=0.1'], '0.1'],
])('reads a file and %j', (args, version) => {
  const options = parseOptions(['options.ts', ...args], here);
  expect(options.file).toBe(path.join(here, 'options.ts'));
  expect(options.version.name).toBe(version);
});

it.each([
  [[], 'Name one file: npm run torch -- file.ts'],
  [['options.ts', 'index.ts'], 'Name one file'],
  [['nothing.ts'], 'nothing.ts: there is no such file'],
  [
    ['options.ts', '--version', '0.3'],
    'there is no "0.3". Use one of next, 0.2.3',
  ],
  [['options.ts', '--fast'], "Unknown option '--fast'"],
])('rejects %j', (args, message) => {
  expect(() => parseOptions(args, here)).toThrow(message);
});
