import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fingerprint, fingerprintFile} from './fingerprint.mjs';

/**
 * Whether `build/` was made from the current sources.
 *
 * @param {string} root
 */
export function isBuilt(root) {
  const file = fingerprintFile(root);
  return (
    existsSync(path.join(root, 'build', 'index.html')) &&
    existsSync(file) &&
    readFileSync(file, 'utf8') === fingerprint(root)
  );
}
