// `npm run bench:search`: speed of search on the built site, and with more pages.
import {runMain} from '../../../scripts/lib/runMain';
import {withBuiltSite} from '../../../scripts/lib/withBuiltSite';
import {measureGrowth} from './measureGrowth';
import {measureKeystrokes} from './measureKeystrokes';
import {describeTimes} from './statistics';

async function main(): Promise<void> {
  for (const times of [1, 10, 100]) {
    console.log(measureGrowth(times));
  }
  const times = await withBuiltSite(measureKeystrokes);
  console.log(
    `${times.length} keystrokes to painted results: ${describeTimes(times)}`,
  );
}

runMain(main);
