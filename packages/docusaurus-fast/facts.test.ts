import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {CssExtractRspackPlugin, rspack, type Compiler} from '@rspack/core';
import {beforeAll, describe, expect, it} from 'vitest';
import {checkFact, type Fact} from './checkFact';
import {facts} from './facts';
import {packageFile} from './packageFile';
import type {Part} from './parts';
import {runtimeFacts} from './routes/facts';

const require = createRequire(import.meta.url);

function readPackage(file: string): string {
  return readFileSync(packageFile(file), 'utf8');
}

/** Modules of the bundler's runtime, by name. */
const runtime = new Map<string, string>();

function readRuntime(name: string): string {
  const source = runtime.get(name);
  if (source === undefined) {
    throw new Error(`Rspack's runtime has no module "${name}".`);
  }
  return source;
}

const collectRuntime = {
  apply({hooks}: Compiler) {
    hooks.thisCompilation.tap('test', (compilation) => {
      compilation.hooks.runtimeModule.tap('test', ({name, source}) => {
        runtime.set(name, source?.source.toString() ?? '');
      });
    });
    // Nothing is written.
    hooks.shouldEmit.tap('test', () => false);
  },
};

/** Bundles a page that loads a script and a style sheet on demand. */
beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'facts-'));
  writeFileSync(path.join(folder, 'main.js'), 'import("./page.js");');
  writeFileSync(path.join(folder, 'page.js'), 'import "./page.css";');
  writeFileSync(path.join(folder, 'page.css'), 'a { color: red; }');
  const compiler = rspack({
    mode: 'production',
    target: ['web', 'es2020'],
    context: folder,
    entry: './main.js',
    output: {filename: '[name].[contenthash:8].js'},
    module: {
      rules: [
        {
          test: /\.css$/,
          use: [CssExtractRspackPlugin.loader, require.resolve('css-loader')],
          type: 'javascript/auto',
        },
      ],
    },
    plugins: [new CssExtractRspackPlugin(), collectRuntime],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error) => (error ? reject(error) : resolve()));
  });
  rmSync(folder, {recursive: true});
});

const ofPackages = Object.entries<Record<string, Fact>>(facts).flatMap(
  ([part, own]) =>
    Object.entries(own).map(([name, fact]) => ({
      name,
      part: part as Part,
      fact,
      read: readPackage,
    })),
);
const ofRuntime = Object.entries<Fact>(runtimeFacts).map(([name, fact]) => ({
  name,
  part: 'routes' as const,
  fact,
  read: readRuntime,
}));

describe.each([...ofPackages, ...ofRuntime])('$name', ({part, fact, read}) => {
  it('holds in the installed packages', () => {
    expect(checkFact(fact, part, read)).toBeUndefined();
  });

  it('is reported when its file is renamed', () => {
    const problem = checkFact(fact, part, (file) => read(`${file}.renamed`));
    expect(problem).toContain(`${fact.file} is gone.`);
    expect(problem).toContain(`The part "${part}" relies on it`);
  });

  it.each(fact.says)('is reported when the file loses: %s', (phrase) => {
    const problem = checkFact(fact, part, (file) =>
      read(file).replaceAll(phrase, 'something else'),
    );
    expect(problem).toContain(`${fact.file} no longer says "`);
    expect(problem).toContain(`Look at docusaurus-fast/${part}/`);
  });
});
