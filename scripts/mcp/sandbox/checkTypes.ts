import {realpathSync} from 'node:fs';
import path from 'node:path';
import * as esbuild from 'esbuild';
import {apiPackageOf} from '../../../content/site/apiPackages';
import {materialise} from 'api-versions';
import type {Problem, TypeSources} from '../../check-samples/compile';
import {apiOptions} from '../../../config/apiOptions';
import {runIsolated, type Limits} from './runIsolated';

/** Code to check, and what to check it against. */
export type Snippet = {
  code: string;
  file: string;
  toolkit: string;
  types: TypeSources;
};

/** Where the types of a snippet are wrong. */
export type TypeProblem = Pick<Problem, 'line' | 'message'>;

// The process may read real paths alone, and the packages of a copied project are links.
const modules = path.dirname(
  realpathSync(path.resolve(__dirname, '../../../node_modules/typescript')),
);

const limits: Limits = {seconds: 60, megabytes: 768};

/** What would hide problems from the compiler. */
const silencers = /@ts-(?=nocheck|ignore|expect-error)/g;

/** Complaints about what a snippet declares and does not use: it may go on elsewhere. */
const unused = /^TS(?:6133|6138|6192|6196|6198|6199):/;

/** A rule of our own samples: it can't tell an accident from code such as `JSON.parse`. */
const accidental = ' is "any" by accident.';

/** What is said in the place of problems that can't be known, or listed. */
const excesses = {
  time: 'The types take too much time to check.',
  memory: 'The types take too much memory to check.',
  output: 'The code has too many problems to list. Check a part of it.',
};

let checker: Promise<string> | undefined;

async function bundleChecker(): Promise<string> {
  const {outputFiles} = await esbuild.build({
    entryPoints: [path.join(__dirname, 'typesEntry.ts')],
    bundle: true,
    platform: 'node',
    format: 'iife',
    external: ['typescript'],
    // To import CommonJS, Node looks through all of it for names: that takes two
    // seconds for the compiler, and to require it half a second.
    banner: {
      js: "import {createRequire} from 'node:module'; const require = createRequire('file:///');",
    },
    logLevel: 'silent',
    write: false,
  });
  const text = outputFiles.map((file) => file.text).join('');
  // By its path, because the process may not look around for it.
  return text.replaceAll(
    '"typescript"',
    JSON.stringify(path.join(modules, 'typescript/lib/typescript.js')),
  );
}

/** Checks TypeScript against the types of a docs version. */
export async function checkTypes(
  code: string,
  docsVersion: string,
  signal?: AbortSignal,
): Promise<TypeProblem[]> {
  checker ??= bundleChecker();
  const {types} = await materialise(apiPackageOf(docsVersion), apiOptions);
  const toolkit = realpathSync(types);
  const hasElements = /<\/|\/>/.test(code);
  const snippet: Snippet = {
    // React Native's types bring the globals, such as `console`, that the code has when it runs.
    code: `${code.replace(silencers, '@ts_')}\nimport 'react-native';`,
    file: path.join(
      path.dirname(modules),
      hasElements ? 'snippet.tsx' : 'snippet.ts',
    ),
    toolkit,
    types: {
      react: path.join(modules, 'types-react-17'),
      modules,
    },
  };
  const {output, end, errors} = await runIsolated(
    await checker,
    JSON.stringify(snippet),
    limits,
    {readable: [modules, toolkit], signal},
  );
  if (end in excesses) {
    return [{line: 1, message: excesses[end as keyof typeof excesses]}];
  }
  if (end !== 'done') {
    const [reason = ''] = /^\w*Error: .*$/m.exec(errors) ?? [];
    throw new Error(`The compiler did not finish (${end}). ${reason}`);
  }
  return (JSON.parse(output) as Problem[])
    .filter(
      ({message}) => !unused.test(message) && !message.includes(accidental),
    )
    .map(({line, message}) => ({line, message}));
}
