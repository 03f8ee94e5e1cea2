import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {run} from './run.mjs';

/**
 * What an installation depends on: the lockfile, and the platform whose binaries it holds.
 *
 * @param {string} root
 */
function installationKey(root) {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}-${process.versions.modules}`)
    .digest('hex');
}

/**
 * Installs the dependencies of the lockfile unless they are there already.
 * Install scripts stay off: nothing we use needs one.
 *
 * @param {string} root
 */
export async function ensureInstalled(root) {
  const stamp = path.join(root, 'node_modules', '.installed');
  const key = installationKey(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) {
    return;
  }
  console.log('Installing dependencies …');
  const code = await run('npm', ['ci', '--ignore-scripts'], {cwd: root});
  if (code !== 0) {
    throw new Error(
      `npm ci: failed with exit code ${code}. Check the network and the message above, then run the command again.`,
    );
  }
  writeFileSync(stamp, key);
}
