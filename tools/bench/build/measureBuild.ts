import {spawn} from 'node:child_process';
import type {BuildFigures} from '../report/buildResults';
import {memoryOfTree} from './processTree';

/** Milliseconds between two samples of the memory. */
const interval = 250;

/** Builds a project once and measures time and peak memory. */
export async function measureBuild(project: string): Promise<BuildFigures> {
  const start = performance.now();
  const child = spawn('npm', ['run', 'build', '--silent'], {
    cwd: project,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let peakMib = 0;
  const timer = setInterval(() => {
    peakMib = Math.max(peakMib, memoryOfTree(child.pid ?? 0));
  }, interval);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject).once('close', resolve);
    });
    if (code !== 0) {
      throw new Error(
        `${project}: the build failed with exit code ${code ?? 'none'}. See its output above.`,
      );
    }
  } finally {
    clearInterval(timer);
  }
  return {seconds: (performance.now() - start) / 1000, peakMib};
}
