import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {writeWithFolders} from 'test-utils/files';
import type {Job, Model} from './jobs';

/** What `run_scripts.py` says about a model. */
type ModelReport = {outputs: number[][]; names: string[]};

type Outcome = {printed: string; models: ModelReport[]} | {error: string};

/** A script, and how to run it; without a job it is only parsed. */
type Task = {code: string; job?: Job};

/** What a script printed, and what is wrong with it. */
type Result = {printed: string; problems: string[]};

const runner = path.join(import.meta.dirname, 'run_scripts.py');

/** Runs scripts, each in its folder; one process loads PyTorch for all of them. */
function runScripts(
  python: string,
  jobs: {folder: string; models: readonly Model[] | null}[],
): Outcome[] {
  const {status, stdout, stderr} = spawnSync(
    python,
    ['-W', 'ignore', '-B', runner],
    {
      input: JSON.stringify(jobs),
      encoding: 'utf8',
      timeout: 300_000,
      // The models are small: threads would mostly wait for each other.
      env: {...process.env, OMP_NUM_THREADS: '1'},
    },
  );
  if (status !== 0) {
    throw new Error(`${runner} failed:\n${stderr}`);
  }
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Outcome[];
}

function problemsOf(model: Model, {outputs, names}: ModelReport): string[] {
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

function toResult({job}: Task, folder: string, outcome: Outcome): Result {
  if ('error' in outcome) {
    const error = outcome.error.trim().split('\n').slice(-3).join('\n');
    return {printed: '', problems: [error]};
  }
  const {printed, models} = outcome;
  return {
    printed,
    problems: [
      ...(job?.models ?? []).flatMap((model, index) => {
        const report = models[index];
        return report === undefined ? [] : problemsOf(model, report);
      }),
      ...(job?.writes ?? [])
        .filter((name) => !existsSync(path.join(folder, name)))
        .map((name) => `it does not write ${name}.`),
    ],
  };
}

/** Runs each script in a folder of its own and lists what is wrong with what it leaves. */
export function checkScripts(python: string, tasks: readonly Task[]): Result[] {
  const parent = mkdtempSync(path.join(os.tmpdir(), 'check-python-'));
  try {
    const prepared = tasks.map((task, index) => {
      const {code, job: {files = {}, replace = ['', ''] as const} = {}} = task;
      const folder = path.join(parent, String(index));
      for (const [name, text] of Object.entries({
        ...files,
        'script.py': code.replace(...replace),
      })) {
        writeWithFolders(path.join(folder, name), text);
      }
      return {task, folder};
    });
    const outcomes = runScripts(
      python,
      prepared.map(({task: {job}, folder}) => ({
        folder,
        models: job?.models ?? null,
      })),
    );
    return prepared.map(({task, folder}, index) => {
      const replaced = task.job?.replace?.[0] ?? '';
      return task.code.includes(replaced)
        ? toResult(task, folder, outcomes[index] ?? {error: 'no outcome'})
        : {
            printed: '',
            problems: [`it lacks "${replaced}". Look at jobs.ts.`],
          };
    });
  } finally {
    rmSync(parent, {recursive: true, force: true});
  }
}
