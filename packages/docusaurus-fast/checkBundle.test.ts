import {rspack, type Compiler, type Stats} from '@rspack/core';
import {expect, it} from 'vitest';
import {addLoader} from './addLoader';
import {CheckBundle} from './checkBundle';
import {replaceModules} from './replaceModules';

/** The errors that stop a build with these plugins. */
async function errorsWith(plugins: readonly CheckBundle[]): Promise<string[]> {
  const compiler = rspack({
    mode: 'production',
    target: ['web', 'es2020'],
    context: import.meta.dirname,
    entry: './parts.ts',
    module: {rules: [{test: /\.ts$/, loader: 'builtin:swc-loader'}]},
    plugins: [
      ...plugins,
      {
        // Nothing is written.
        apply({hooks}: Compiler) {
          hooks.shouldEmit.tap('test', () => false);
        },
      },
    ],
  });
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  const {errors = []} = stats?.toJson({all: false, errors: true}) ?? {};
  return errors.map(({message}) => message);
}

it('passes the files of a bundle to the check, and stops the build with what it finds', async () => {
  const check = new CheckBundle((files) =>
    [...files].map((file) => `Saw ${file}.`),
  );
  expect(await errorsWith([check])).toEqual([
    expect.stringContaining(`Saw ${import.meta.dirname}/parts.ts.`),
  ]);
});

it.each([
  [
    'a replacement of a module that nothing imports',
    replaceModules([{module: '/gone.js', with: '/ours.js'}]),
    '/gone.js is no longer imported by anything',
  ],
  [
    'a loader for files that are not there',
    addLoader({test: /\.gone$/, loader: '/loader.mjs'}, 'font'),
    'No file of the bundle matches',
  ],
])('%s stops the build', async (_what, {plugins}, problem) => {
  expect(await errorsWith(plugins)).toEqual([expect.stringContaining(problem)]);
});
