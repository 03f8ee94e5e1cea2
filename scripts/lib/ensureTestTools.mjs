import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import process from 'node:process';
import {chromiumDriver, firefox, webkit} from './findBrowsers.mjs';
import {findFullChromium} from './findChromium.mjs';
import {nginx} from './findNginx.mjs';
import {python} from './findPython.mjs';
import {hasCommand, run} from './run.mjs';

/**
 * A program that the tests need and npm does not bring.
 *
 * @typedef {{name: string, use: string, packages: string[], avoid: string, isHere: () => boolean}} Tool
 */

function hasPlaywrightChromium() {
  const require = createRequire(import.meta.url);
  /** @type {typeof import('@playwright/test')} */
  const {chromium} = require('@playwright/test');
  return existsSync(chromium.executablePath());
}

/** @type {Tool} */
const chromium = {
  name: 'Chromium',
  use: 'the browser tests',
  packages: ['chromium', 'chromium-headless-shell'],
  avoid: 'To use a browser of your own, set CHROMIUM_PATH to its executable.',
  isHere: () => findFullChromium() !== undefined || hasPlaywrightChromium(),
};

/** What the tests can do without. */
export const optionalTools = [nginx, python, firefox, webkit];

/** What the tests of `npm run test:full` can do without. */
export const optionalFullTools = [chromiumDriver, firefox, webkit];

/** Everything that tests may install. */
export const testTools = new Set([
  chromium,
  ...optionalTools,
  ...optionalFullTools,
]);

/**
 * How to become root for apt-get: not at all, with sudo, or undefined where that
 * is impossible. Without a password, for tests must not wait for one.
 */
function asRoot() {
  if (!hasCommand('apt-get')) {
    return undefined;
  }
  if (process.getuid?.() === 0) {
    return [];
  }
  return hasCommand('sudo') ? ['sudo', '-n'] : undefined;
}

/**
 * Installs the Debian packages of those tools that are missing, after it has said
 * which and how to do without.
 *
 * @param {readonly Tool[]} tools
 * @param {{prefix?: string[] | undefined, execute?: typeof run, print?: (line: string) => void}} [machine]
 */
export async function installTools(
  tools,
  {prefix = asRoot(), execute = run, print = console.log} = {},
) {
  const missing = tools.filter(({isHere}) => !isHere());
  if (missing.length === 0 || prefix === undefined) {
    return;
  }
  const packages = missing.flatMap((tool) => tool.packages);
  print(`About to run "apt-get install ${packages.join(' ')}" as root.`);
  for (const {name, use, avoid} of missing) {
    print(`${name} is for ${use}. ${avoid}`);
  }
  for (const args of [
    ['update', '-qq'],
    // One tool at a time: apt-get installs nothing if it doesn't know one of the names.
    ...missing.map((tool) => ['install', '-y', '-qq', ...tool.packages]),
  ]) {
    const [command = '', ...rest] = [...prefix, 'apt-get', ...args];
    await execute(command, rest);
  }
}

/**
 * Makes sure that the browser tests find a browser: one that is here, else
 * Debian's package, else Playwright's own download. Tries the same for what
 * the tests can do without.
 *
 * @param {string} root
 * @param {readonly Tool[]} optional
 */
export async function ensureTestTools(root, optional = optionalTools) {
  await installTools([chromium, ...optional]);
  if (chromium.isHere()) {
    return;
  }
  console.log(
    `About to download Chromium with "npx playwright install chromium". ${chromium.avoid}`,
  );
  await run('npx', ['playwright', 'install', 'chromium'], {cwd: root});
  if (!chromium.isHere()) {
    throw new Error(
      'There is no browser to test with, and none could be installed. Run "apt-get install chromium chromium-headless-shell" as root, or "npx playwright install chromium", or set CHROMIUM_PATH.',
    );
  }
}
