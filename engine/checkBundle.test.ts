import {rspack, type Compiler, type Stats} from '@rspack/core';
import {expect, it} from 'vitest';
import {CheckBundle} from './checkBundle';

function bundle(check: CheckBundle): Promise<Stats | undefined> {
  const compiler = rspack({
    mode: 'production',
    target: ['web', 'es2020'],
    context: import.meta.dirname,
    entry: './parts.ts',
    module: {rules: [{test: /\.ts$/, loader: 'builtin:swc-loader'}]},
    plugins: [
      check,
      {
        // Nothing is written.
        apply({hooks}: Compiler) {
          hooks.shouldEmit.tap('test', () => false);
        },
      },
    ],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats)));
  });
}

it('passes the files of a bundle to the check, and stops the build with what it finds', async () => {
  const stats = await bundle(
    new CheckBundle((files) => [...files].map((file) => `Saw ${file}.`)),
  );
  const {errors = []} = stats?.toJson({all: false, errors: true}) ?? {};
  expect(errors.map(({message}) => message)).toEqual([
    expect.stringContaining(`Saw ${import.meta.dirname}/parts.ts.`),
  ]);
});
