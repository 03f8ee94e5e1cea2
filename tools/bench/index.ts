// `npm run bench -- KIND`: measures, prints a table, and with --report keeps it in benchmarks/.
import {ensureInstalled} from '../../scripts/lib/ensureInstalled.mjs';
import {runMain} from '../../scripts/lib/runMain';
import {measureBuilds} from './build';
import {measurePages} from './pages';
import {writeReport} from './results/keepRun';
import {measureIndex} from './results/machine';
import {Recorder, type StartRun} from './results/Recorder';
import {runSection} from './results/renderReport';
import {measureServer} from './server';

type Program = (start: StartRun, args: string[]) => Promise<Recorder>;

const programs: Readonly<Record<string, Program>> = {
  pages: measurePages,
  build: measureBuilds,
  server: measureServer,
};

async function main([kind = '', ...args]: string[]): Promise<void> {
  if (kind === 'report') {
    await writeReport();
    return;
  }
  const program = programs[kind];
  if (program === undefined) {
    throw new Error(
      `There is no benchmark "${kind}". Use ${Object.keys(programs).join(', ')} or report.`,
    );
  }
  // Lighthouse, which nothing else needs.
  await ensureInstalled('tools/bench');
  const index = await measureIndex();
  const command = ['npm run bench --', kind, ...args].join(' ');
  const isKept = args.includes('--report');
  const start: StartRun = (name, described) => {
    const run = {...described, command};
    const recorder = new Recorder(run, isKept ? name : undefined);
    recorder.run.machine.benchmarkIndex.push(index);
    return recorder;
  };
  const rest = args.filter((arg) => arg !== '--report');
  const {run} = await program(start, rest);
  console.log(runSection(run));
}

// The browser's own handler would close it and leave this program waiting for it.
process.once('SIGTERM', () => process.exit(1));
runMain(main);
