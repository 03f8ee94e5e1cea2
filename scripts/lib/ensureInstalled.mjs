import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {run} from './run.mjs';

/**
 * What a lockfile says about a package.
 *
 * @typedef {{integrity?: string, dev?: true, optional?: true, os?: string[], cpu?: string[], libc?: string[]}} Package
 */

/**
 * The packages of a lockfile, by path.
 *
 * @param {string} file
 * @returns {Map<string, Package> | undefined}
 */
function readPackages(file) {
  if (!existsSync(file)) {
    return undefined;
  }
  /** @type {{packages?: Record<string, Package>}} */
  const {packages = {}} = JSON.parse(readFileSync(file, 'utf8'));
  // The project itself has no path.
  return new Map(Object.entries(packages).filter(([name]) => name !== ''));
}

/**
 * Whether this machine needs a package: every required one, and the binaries for
 * its platform. Only npm can tell which C library it has, so those are npm's call.
 *
 * @param {Package} entry
 */
function isNeededHere({optional, os, cpu, libc}) {
  return (
    optional !== true ||
    (libc === undefined &&
      os?.includes(process.platform) === true &&
      cpu?.includes(process.arch) === true)
  );
}

/**
 * Installs the packages of the lockfile that are missing: those that building and
 * serving need, and with `dev` the test tools as well. Test tools that are there
 * stay. Install scripts are off: nothing we use needs one.
 *
 * @param {string} root
 * @param {{dev?: boolean}} [options]
 */
export async function ensureInstalled(root, {dev = false} = {}) {
  const locked = readPackages(path.join(root, 'package-lock.json'));
  // npm writes this file last: an interrupted installation has none.
  const installed = readPackages(
    path.join(root, 'node_modules', '.package-lock.json'),
  );
  /** @param {boolean} withDev */
  const isComplete = (withDev) =>
    installed !== undefined &&
    [...(locked ?? [])].every(
      ([name, entry]) =>
        (entry.dev === true && !withDev) ||
        !isNeededHere(entry) ||
        installed.get(name)?.integrity === entry.integrity,
    );
  if (isComplete(dev)) {
    return;
  }

  console.log('Installing dependencies …');
  const hasDev = [...(installed?.values() ?? [])].some((entry) => entry.dev);
  const omit = dev || hasDev ? [] : ['--omit=dev'];
  // "npm ci" starts over and takes the build's caches with it. Where only the test
  // tools are missing, they are added.
  const command = isComplete(false) ? ['install', '--no-save'] : ['ci'];
  const code = await run('npm', [...command, '--ignore-scripts', ...omit], {
    cwd: root,
  });
  if (code !== 0) {
    throw new Error(
      `npm ${command.join(' ')}: failed with exit code ${code}. Check the network and the message above, then run the command again.`,
    );
  }
}
