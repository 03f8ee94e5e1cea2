import path from 'node:path';
import {expect, it} from 'vitest';
import {docsVersions, latestVersion} from '../../content/site/versions';
import {parseOptions} from './options';

const labels = docsVersions.map(({label}) => label).join(', ');
const here = import.meta.dirname;

it.each([
  [[], latestVersion],
  [['--version', '0.2.3'], '0.2.3'],
  [['--version', '0.2.2'], '0.2.2'],
  [['--version', 'next'], 'current'],
  // The docs version of that name, or else the one that documents the package.
  [['--version', '0.1.3'], '0.1'],
  [['--version=0.1'], '0.1'],
])('reads a file and %j', (args, version) => {
  const options = parseOptions(['options.ts', ...args], here);
  expect(options.file).toBe(path.join(here, 'options.ts'));
  expect(options.version.name).toBe(version);
});

it('tells a model to inspect from a program to run', () => {
  const inspected = parseOptions(['inspect', 'options.ts'], here);
  expect(inspected.command).toBe('inspect');
  expect(inspected.file).toBe(path.join(here, 'options.ts'));
  expect(parseOptions(['options.ts'], here).command).toBe('run');
});

it.each([
  [[], 'Name one file: npm run torch -- file.ts'],
  [['inspect'], 'inspect: there is no such file'],
  [['inspect', 'a.ptl', 'b.ptl'], 'npm run torch -- inspect model.ptl'],
  [['options.ts', 'index.ts'], 'Name one file'],
  [['nothing.ts'], 'nothing.ts: there is no such file'],
  [
    ['options.ts', '--version', '0.3'],
    `there is no "0.3". Use one of ${labels}.`,
  ],
  [['options.ts', '--fast'], "Unknown option '--fast'"],
])('rejects %j', (args, message) => {
  expect(() => parseOptions(args, here)).toThrow(message);
});
