import {createRequire} from 'node:module';
import {existsSync} from 'node:fs';
import {findChromium} from './findChromium.mjs';
import {installDebianPackages} from './installPackage.mjs';
import {run} from './run.mjs';

function hasPlaywrightChromium() {
  const require = createRequire(import.meta.url);
  /** @type {import('@playwright/test')} */
  const {chromium} = require('@playwright/test');
  return existsSync(chromium.executablePath());
}

/**
 * Makes sure that the browser tests find a browser: one that is there, else
 * Debian's package, else Playwright's own download.
 *
 * @param {string} root
 */
export async function ensureChromium(root) {
  if (findChromium() !== undefined || hasPlaywrightChromium()) {
    return;
  }
  await installDebianPackages(['chromium']);
  if (findChromium() !== undefined) {
    return;
  }
  await run('npx', ['playwright', 'install', 'chromium'], {cwd: root});
  if (!hasPlaywrightChromium()) {
    throw new Error(
      'No browser to test with, and none could be installed. Run "apt-get install chromium" as root, or "npx playwright install chromium", or set CHROMIUM_PATH.',
    );
  }
}
