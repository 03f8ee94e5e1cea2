import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {CssExtractRspackPlugin, rspack, type Compiler} from '@rspack/core';
import {beforeAll, expect, it} from 'vitest';
import {checkFact, type Fact} from './checkFact';
import {facts} from './facts';
import {packageFile} from './packageFile';
import {rehearse} from './rehearse';
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

it('every part holds on the installed packages', () => {
  const parts = rehearse(readPackage);
  expect(parts.map(({part}) => part)).toEqual(
    expect.arrayContaining(['entry', 'routes', 'cache', 'security']),
  );
  expect(parts.flatMap(({problems}) => problems)).toEqual([]);
});

it.each(Object.entries<Fact>(runtimeFacts))(
  'the runtime of the installed bundler holds: %s',
  (_name, fact) => {
    expect(checkFact(fact, 'routes', readRuntime)).toBeUndefined();
  },
);

it('reports a file that is gone, and what relies on it', () => {
  const problem = checkFact(facts.entry.router, 'entry', (file) =>
    readPackage(`${file}.renamed`),
  );
  expect(problem).toMatch(
    /^react-router\/cjs\/react-router\.js is gone\. The part "entry" relies on it/,
  );
});

it('says for each part what has changed', () => {
  // As in Docusaurus 4, whose loader of the configuration leaves a default in its module.
  const parts = rehearse((file) =>
    readPackage(file).replace(
      '(0, jiti_1.default)(',
      '(0, jiti_1.createJiti)(',
    ),
  );
  const broken = parts.filter(({problems}) => problems.length > 0);
  expect(broken.map(({part}) => part)).toEqual(['security']);
  expect(broken[0]?.problems[0]).toMatch(
    /^@docusaurus\/utils\/lib\/moduleUtils\.js no longer says ".*The part "security" relies on it.*Look at docusaurus-fast\/security\//,
  );
});
