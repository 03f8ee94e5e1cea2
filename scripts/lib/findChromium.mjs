import {existsSync} from 'node:fs';
import process from 'node:process';

/** Chromium without windows takes 40 % less processor time for a page, but has no back-forward cache. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** Where systems put a Chromium or Chrome. */
const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * @param {readonly string[]} places
 * @returns {string | undefined}
 */
function find(places) {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) {
      throw new Error(
        `CHROMIUM_PATH: there is no file "${named}". Name the browser's executable, or unset the variable.`,
      );
    }
    return named;
  }
  return places.find((place) => existsSync(place));
}

/**
 * Path of a browser on this machine: the one that `CHROMIUM_PATH` names, else
 * one from the usual places. Undefined where there is none.
 */
export function findChromium() {
  return find([headlessShell, ...usualPaths]);
}

/** The same, but not the shell: for what it lacks. */
export function findFullChromium() {
  return find(usualPaths);
}

/**
 * Chromium features to disable. Only the last `--disable-features` counts, so the first
 * part repeats Playwright's list.
 */
export const unwantedFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Each window would start a hidden page for its address bar, which costs more
  // than most of ours.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/** Flags that keep a test browser to itself: no sandbox as root, no calls of its own, no host but this one. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  // As on desktops: the shell would run a frame without an origin on the page's own thread.
  '--site-per-process',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${unwantedFeatures.join(',')}`,
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
];
