import {fork} from 'node:child_process';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import type {ApiPackage} from '../../../config/apiPackages';
import {unconverted} from './convertVersion';

/** Converts versions in processes of their own, as many at a time as there are cores. */
export async function convertAll(
  packages: readonly ApiPackage[],
  report: (line: string) => void,
): Promise<void> {
  const queue = await unconverted(packages);
  const workers = Array.from(
    {length: Math.min(availableParallelism(), 3, queue.length)},
    async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const start = performance.now();
        await convertInProcess(next.docsVersion);
        const seconds = ((performance.now() - start) / 1000).toFixed(1);
        report(`${next.version}: read in ${seconds} s`);
      }
    },
  );
  await Promise.all(workers);
}

async function convertInProcess(docsVersion: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const worker = fork(path.join(__dirname, 'worker.ts'), [docsVersion], {
      execArgv: ['--import', 'tsx'],
    });
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(
            new Error(
              `docs version ${docsVersion}: the conversion failed (exit ${code ?? 'by signal'}). Its message is above.`,
            ),
          ),
    );
  });
}
