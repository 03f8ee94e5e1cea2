import {readFileSync} from 'node:fs';
import {rspack, type Compiler} from '@rspack/core';
import {describe, expect, it} from 'vitest';
import {checkFact} from './checkFact';
import {facts, type Fact} from './facts';
import {packageFile} from './resolveFact';

const all = Object.entries<Fact>(facts);

function read(file: string): string {
  return readFileSync(packageFile(file), 'utf8');
}

describe.each(all)('%s', (_name, fact) => {
  it('holds in the installed packages', () => {
    expect(checkFact(fact, read)).toBeUndefined();
  });

  it('is reported when its file is renamed', () => {
    const problem = checkFact(fact, (file) => read(`${file}.renamed`));
    expect(problem).toContain(`${fact.file} is gone.`);
    expect(problem).toContain(`The part "${fact.part}" relies on it`);
  });

  it.each(fact.says)('is reported when the file loses: %s', (phrase) => {
    const problem = checkFact(fact, (file) =>
      read(file).replaceAll(phrase, 'something else'),
    );
    expect(problem).toContain(`${fact.file} no longer says "`);
    expect(problem).toContain(`Look at engine/${fact.part}/`);
  });
});

it('Rspack names its runtime modules as the part "routes" expects', async () => {
  const seen: string[] = [];
  const compiler = rspack({
    mode: 'production',
    target: ['web', 'es2020'],
    entry: `data:text/javascript,import('data:text/javascript,export default 1')`,
    output: {path: '/nowhere', filename: '[name].[contenthash:8].js'},
    plugins: [
      {
        apply({hooks}: Compiler) {
          hooks.thisCompilation.tap('test', (compilation) => {
            compilation.hooks.runtimeModule.tap('test', ({name}) => {
              seen.push(name);
            });
          });
          // Nothing is written.
          hooks.shouldEmit.tap('test', () => false);
        },
      },
    ],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error) => (error ? reject(error) : resolve()));
  });
  expect(
    seen,
    'Rspack renamed a runtime module. The part "routes" relies on it: look at engine/routes/ChunkFilesPlugin.ts.',
  ).toContain('get javascript chunk filename');
});
