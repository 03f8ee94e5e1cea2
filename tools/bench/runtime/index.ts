// `npm run bench:runtime [-- --report]`: the tensor engine beside plain loops and PyTorch.
import {spawnSync} from 'node:child_process';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {markdownTable} from '../report/markdownTable';
import {findPython} from '../../../scripts/lib/findPython.mjs';
import {runMain} from '../../../scripts/lib/runMain';
import {jobs} from './jobs';
import {measure, rounds} from './measure';
import {measurePipeline} from './measurePipeline';
import {warmUp} from './warmUp';

const report = path.resolve('benchmarks/runtime.md');

/** What the specification allows: times a plain loop, and times the largest tensor. */
const limits = {time: 1.5, memory: 4};

/** Milliseconds of every job in PyTorch, where it is installed. */
function timeTorch(): number[] | undefined {
  const python = findPython();
  if (python === undefined) {
    return undefined;
  }
  const program = path.join(import.meta.dirname, 'time_torch.py');
  const given = JSON.stringify(jobs.map((job) => job.python));
  const {status, stdout, stderr} = spawnSync(python, [program, given], {
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Error(`${program}: ${stderr}`);
  }
  return JSON.parse(stdout) as number[];
}

const ms = (value: number) => value.toFixed(2);

async function main(): Promise<void> {
  const memory = measurePipeline();
  warmUp();
  const times = jobs.map(measure);
  const torch = timeTorch();
  const table = markdownTable(
    ['Job', 'Runtime ms', 'Plain loop ms', 'Ratio', 'To PyTorch'],
    times.map(({runtime, plain}, index) => [
      jobs[index]!.name,
      ms(runtime),
      ms(plain),
      (runtime / plain).toFixed(2),
      torch ? (runtime / torch[index]!).toFixed(1) : '',
    ]),
  );
  const text = `# The tensor engine beside plain loops and PyTorch

Written by \`npm run bench:runtime -- --report\`. Jobs on a float32 tensor of 3×480×640 unless they say otherwise, after every operation ran in every dtype; the best of ${rounds} rounds, Node ${process.versions.node}. Ratio: to a loop over typed arrays, written for the job, in the same process: at most ${limits.time}. PyTorch runs on one thread.

${table}

Blob → tensor → permute → div → crop → resize → normalize takes ${memory.toFixed(2)} times the memory of its largest tensor, nothing freed in between: at most ${limits.memory}.
`;
  console.log(text);
  if (process.argv.includes('--report')) {
    await writeFile(report, text);
  }
  const slow = times.flatMap(({runtime, plain: loop}, index) =>
    runtime / loop > limits.time ? [jobs[index]!.name] : [],
  );
  if (memory > limits.memory) {
    slow.push('memory of the pipeline');
  }
  if (slow.length > 0) {
    throw new Error(`Over the limit: ${slow.join(', ')}.`);
  }
}

runMain(main);
