import {existsSync} from 'node:fs';
import {optionalTool} from './optionalTool.mjs';

/** @param {string[]} names */
function findAll(...names) {
  const paths = names.map((name) => `/usr/bin/${name}`);
  return paths.every((path) => existsSync(path)) ? paths[0] : undefined;
}

/** Debian's Firefox. */
export const firefox = optionalTool({
  name: 'Firefox',
  use: 'the tests in Firefox',
  packages: ['firefox-esr'],
  variable: 'SKIP_FIREFOX',
  find: () => findAll('firefox-esr'),
});

/** Debian's WebKitGTK, which has Safari's engine, and a screen for it. */
export const webkit = optionalTool({
  name: 'WebKit',
  use: 'the tests in WebKit',
  packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  variable: 'SKIP_WEBKIT',
  find: () => findAll('WebKitWebDriver', 'xvfb-run', 'xauth'),
});

/** What drives Chromium like the others; `npm test` does without it, because it has Playwright. */
export const chromiumDriver = optionalTool({
  name: 'ChromeDriver',
  use: "readers' errands in Chromium",
  packages: ['chromium-driver'],
  variable: 'SKIP_CHROMIUM_DRIVER',
  find: () => findAll('chromedriver'),
});
