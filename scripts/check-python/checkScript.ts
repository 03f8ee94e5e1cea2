import {spawnSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Script} from './collectScripts';
import type {Job, Model} from './jobs';

/** What `run_script.py` says about a model. */
type Report = {outputs: number[][]; names: string[]};

const runner = path.join(import.meta.dirname, 'run_script.py');

/** Runs a program of Python in a folder; throws what it wrote if it fails. */
export function runPython(
  python: string,
  args: readonly string[],
  cwd: string,
  input = '',
): string {
  const {status, stdout, stderr} = spawnSync(python, args, {
    cwd,
    input,
    encoding: 'utf8',
    timeout: 300_000,
  });
  if (status !== 0) {
    throw new Error(stderr.trim().split('\n').slice(-3).join('\n'));
  }
  return stdout;
}

/** Runs a function with an empty folder, and removes the folder. */
export function inFolder<Result>(work: (folder: string) => Result): Result {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'check-python-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

function problemsOf(model: Model, {outputs, names}: Report): string[] {
  const isExpected =
    outputs.length === model.outputs.length &&
    model.outputs.every(
      (shape, at) =>
        shape.length === outputs[at]?.length &&
        shape.every((size, axis) => [null, outputs[at]?.[axis]].includes(size)),
    );
  return [
    ...(isExpected
      ? []
      : [
          `${model.file} returns ${JSON.stringify(outputs)}, and the tutorial expects ${JSON.stringify(model.outputs)}.`,
        ]),
    ...(model.carries === undefined || names.includes(model.carries)
      ? []
      : [`${model.file} does not carry ${model.carries}.`]),
  ];
}

/** Runs a script in a folder of its own and lists what is wrong with what it leaves. */
export function checkScript(
  python: string,
  {code}: Pick<Script, 'code'>,
  {files = {}, writes = [], replace, models}: Job,
): string[] {
  if (replace !== undefined && !code.includes(replace[0])) {
    return [`it lacks "${replace[0]}". Look at jobs.ts.`];
  }
  return inFolder((folder) => {
    for (const [name, text] of Object.entries({
      ...files,
      'script.py': replace === undefined ? code : code.replace(...replace),
    })) {
      mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
      writeFileSync(path.join(folder, name), text);
    }
    try {
      const output = runPython(
        python,
        ['-W', 'ignore', runner],
        folder,
        JSON.stringify({script: 'script.py', models}),
      );
      const reports = JSON.parse(
        output.trim().split('\n').at(-1) ?? '',
      ) as Report[];
      return [
        ...models.flatMap((model, index) => {
          const report = reports[index];
          return report === undefined ? [] : problemsOf(model, report);
        }),
        ...writes
          .filter((name) => !existsSync(path.join(folder, name)))
          .map((name) => `it does not write ${name}.`),
      ];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}
