import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fingerprint, fingerprintFile} from './fingerprint.mjs';

/**
 * Why `build/` can't stand for the current sources; undefined where it was made from them.
 *
 * @param {string} root
 */
export async function whyNotBuilt(root) {
  if (!existsSync(path.join(root, 'build', 'index.html'))) {
    return 'build/ has no site. Run "npm run build" first.';
  }
  const file = fingerprintFile(root);
  return existsSync(file) &&
    readFileSync(file, 'utf8') === (await fingerprint(root))
    ? undefined
    : 'build/ was made from other sources than these. Run "npm run build" first.';
}

/**
 * Refuses to test a site that is not there or not the present one.
 *
 * @param {string} [root]
 */
export async function requireBuild(root = '.') {
  const problem = await whyNotBuilt(root);
  if (problem !== undefined) {
    throw new Error(problem);
  }
}

/** For Vitest. */
export const setup = () => requireBuild();
