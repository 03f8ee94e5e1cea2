// `npm run audit`: asks the registry for known advisories against what is shipped.
import {spawnSync} from 'node:child_process';
import {readAdvisories} from './readAdvisories';

try {
  // npm ends with an error for an advisory and for no answer alike; the report tells them apart.
  const {stdout, error} = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (error !== undefined) {
    throw new Error('npm could not be run. Install Node with npm.', {
      cause: error,
    });
  }
  const {packages, grave} = readAdvisories(JSON.parse(stdout || '{}'));
  if (grave.length > 0) {
    throw new Error(grave.join('\n'));
  }
  console.log(`${packages} packages, no known advisory that is high or worse.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
