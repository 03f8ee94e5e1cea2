import {execFileSync} from 'node:child_process';
import {appendFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readSiteFiles} from 'site-server/build';
import {copyProject} from '../../../scripts/lib/copyProject';
import type {Recorder, StartRun} from '../results/Recorder';
import {runOrThrow} from '../runOrThrow';
import {multiplyVersions} from './multiplyVersions';

/** Resident memory of a process and its descendants, in MiB; what they share counts for each. */
function memoryOfTree(root: number): number {
  const processes = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,rss='], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const kibibytesOf = (pid: number): number =>
    processes.reduce((sum, [id = 0, parent = 0, resident = 0]) => {
      const own = id === pid ? resident : 0;
      return sum + own + (parent === pid ? kibibytesOf(id) : 0);
    }, 0);
  return kibibytesOf(root) / 1024;
}

async function measureBuild(project: string): Promise<Record<string, number>> {
  const start = performance.now();
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOfTree(process.pid));
  }, 500);
  try {
    const args = ['run', 'build', '--silent'];
    const processorSeconds = await runOrThrow('npm', args, project);
    const files = [...readSiteFiles(path.join(project, 'build')).keys()];
    return {
      seconds: (performance.now() - start) / 1000,
      'processor seconds': processorSeconds,
      'peak MiB': peak,
      pages: files.filter((file) => file.endsWith('.html')).length,
    };
  } finally {
    clearInterval(timer);
  }
}

/** `npm run bench -- build`: what cold and warm builds take as the site grows. */
export async function measureBuilds(
  start: StartRun,
  args: string[],
): Promise<Recorder> {
  const {values} = parseArgs({
    args,
    options: {sizes: {type: 'string', default: '1,10'}},
  });
  const sizes = values.sizes.split(',').map(Number);
  const recorder = start('build', {
    title: 'Build',
    about:
      'All of `npm run build` in a copy of the project, API reference included. The site grows by copies of its releases. Memory is the peak of all processes together, this program among them.',
    columns: sizes.map((size) => `${size}×`),
  });
  for (const size of sizes) {
    const project = path.resolve('.docusaurus', 'bench', `build-${size}`);
    rmSync(project, {recursive: true, force: true});
    copyProject(path.resolve('.'), project);
    multiplyVersions(project, size);
    const measure = (what: string) =>
      recorder.measure(`${size}×`, what, () => measureBuild(project));
    await measure('with empty caches');
    await measure('with nothing changed');
    appendFileSync(
      path.join(project, 'docs/tutorials/get-started.mdx'),
      '\nA new sentence.\n',
    );
    await measure('with one page edited');
    rmSync(project, {recursive: true, force: true});
  }
  return recorder;
}
