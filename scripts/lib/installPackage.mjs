import process from 'node:process';
import {hasCommand, run} from './run.mjs';

/**
 * Installs Debian packages where apt is there and we may use it; resolves to whether that worked.
 *
 * @param {string[]} packages
 */
export async function installDebianPackages(packages) {
  if (!hasCommand('apt-get')) {
    return false;
  }
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !hasCommand('sudo')) {
    return false;
  }
  /** @type {(args: string[]) => Promise<number>} */
  const apt = (args) =>
    isRoot
      ? run('apt-get', args)
      : // Without a password or not at all: tests must not wait for one.
        run('sudo', ['-n', 'apt-get', ...args]);
  console.log(`Installing ${packages.join(', ')} …`);
  await apt(['update', '-qq']);
  return (await apt(['install', '-y', '-qq', ...packages])) === 0;
}
