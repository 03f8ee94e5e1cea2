import {rmSync} from 'node:fs';
import {spawnSync} from 'node:child_process';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {cacheFolder, modulesFolder} from './convert/cache';

/** Seconds we aim for, on two cores that do nothing else. */
const aims = {cold: 25, warm: 3};

function run(): number {
  const start = performance.now();
  const {status} = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, 'index.ts')],
    {stdio: 'inherit'},
  );
  if (status !== 0) {
    throw new Error('scripts/generate-api: failed. Its messages are above.');
  }
  return (performance.now() - start) / 1000;
}

/** `npm run bench:api`: once with nothing in the cache, once with everything. */
function main(): void {
  for (const folder of [
    cacheFolder,
    path.join(modulesFolder, '.cache/api-sources'),
  ]) {
    rmSync(folder, {recursive: true, force: true});
  }
  const cores = availableParallelism();
  console.log(
    `cold: ${run().toFixed(1)} s on ${cores} cores (aim ${aims.cold} s)`,
  );
  console.log(`warm: ${run().toFixed(1)} s (aim ${aims.warm} s)`);
}

main();
