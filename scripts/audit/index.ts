// `npm run audit`: fails on known vulnerabilities in the packages that are shipped.
import {spawnSync} from 'node:child_process';
import {runMain} from '../lib/runMain';
import {readAdvisories} from './readAdvisories';

runMain(() => {
  // npm fails both for an advisory and if the registry does not respond; the report tells which.
  const {stdout, error} = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (error !== undefined) {
    throw new Error('cannot run npm. Install Node with npm.', {
      cause: error,
    });
  }
  const {packages, severe} = readAdvisories(JSON.parse(stdout || '{}'));
  if (severe.length > 0) {
    throw new Error(severe.join('\n'));
  }
  console.log(
    `${packages} packages, no advisory of high or critical severity.`,
  );
});
