import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Release} from '../../runtime/native/release';
import {createRequireOf} from '../../runtime/node/createRequireOf';
import {evaluate} from '../../runtime/node/evaluate';
import {loadPackage} from '../../runtime/node/loadPackage';
import {createConsole} from '../../runtime/program/createConsole';
import {formatValues} from '../../runtime/program/formatValue';
import {runScript} from '../../runtime/program/runScript';
import {toScript} from '../../runtime/program/toScript';

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
