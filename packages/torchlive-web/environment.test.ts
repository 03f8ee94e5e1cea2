import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {temporaryFolder} from 'test-utils';
import {describe, expect, it} from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const compiler = path.join(root, 'node_modules/typescript-7/bin/tsc');

/** What the compiler says of a program under a configuration of the package. */
function compile(config: string, program: string): string {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'program.ts'), `${program};\nexport {};\n`);
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: path.join(import.meta.dirname, config),
      compilerOptions: {typeRoots: [path.join(root, 'node_modules/@types')]},
      files: ['program.ts'],
    }),
  );
  return spawnSync(process.execPath, [compiler, '--noEmit', '-p', folder], {
    encoding: 'utf8',
  }).stdout;
}

describe('the configurations', () => {
  it.each([
    ['tsconfig.json', 'document.title'],
    ['tsconfig.json', 'process.cwd()'],
    ['tsconfig.browser.json', 'process.cwd()'],
    ['tsconfig.node.json', 'document.title'],
  ])('%s knows nothing of %s', (config, program) => {
    expect(compile(config, program)).toMatch(/Cannot find name '\w+'/);
  });

  it.each([
    ['tsconfig.json', 'Math.trunc(1)'],
    ['tsconfig.browser.json', 'document.title'],
    ['tsconfig.node.json', 'process.cwd()'],
  ])('%s knows %s', (config, program) => {
    expect(compile(config, program)).toBe('');
  });
});
