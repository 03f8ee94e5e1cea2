import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Release} from 'torchlive-web';
import {createRequireOf, evaluate, loadPackage} from 'torchlive-web/node';
import {
  createConsole,
  formatValues,
  runScript,
  toScript,
} from 'torchlive-web/program';

/** Runs a TypeScript file on a release; `print` gets each line of its output. */
export async function runFile(
  file: string,
  release: Release,
  print: (line: string) => void,
): Promise<void> {
  const console = createConsole((values) => print(formatValues(values)));
  const {require} = loadPackage(release, {
    console,
    assets: path.dirname(file),
    requireOther: createRequire(file),
  });
  await runScript({
    code: toScript(readFileSync(file, 'utf8'), file),
    file,
    evaluate,
    require: createRequireOf(file, {require, console}),
    console,
  });
}
