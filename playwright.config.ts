import {execFileSync} from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import {
  defineConfig,
  devices,
  type PlaywrightTestConfig,
} from '@playwright/test';
import {env} from './config/env';
import {testsOfOthers} from './content/site/features';
import {firefox, webkit} from './scripts/lib/findBrowsers.mjs';
import {
  chromiumFlags,
  findChromium,
  unwantedFeatures,
} from './scripts/lib/findChromium.mjs';

/** A port that nobody listens on; a configuration can't wait for one. */
function findPort(): string {
  const print =
    'const s = require("node:net").createServer().listen(0, () => { console.log(s.address().port); s.close(); })';
  return execFileSync(process.execPath, ['-e', print], {encoding: 'utf8'});
}

const port = env.testPort ?? findPort().trim();
// Each worker reads this file again.
process.env.TEST_PORT = port;

/** What all runs of browser tests have in common. */
export const options = {
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  testIgnore: testsOfOthers,
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Guards against a hang, wide enough for a busy machine.
  timeout: 60_000,
  expect: {timeout: 15_000},
  reporter:
    env.testReports === undefined
      ? [['list']]
      : [
          ['dot'],
          ['json', {outputFile: path.join(env.testReports, 'browser.json')}],
        ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: findChromium(),
      args: [
        ...chromiumFlags,
        // A camera that films a test picture; without the other flag the shell has none.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        // Each tab would start a renderer for the next one, which has one already. Benchmarks
        // keep it: readers' browsers start frames with it.
        `--disable-features=${[...unwantedFeatures, 'SpareRendererForSitePerProcess'].join(',')}`,
        // A page that opens beside another of the site starts in half the time.
        '--process-per-site',
      ],
    },
    trace: 'off',
  },
  webServer: {
    command: 'exec node scripts/serve-built.mjs',
    env: {PORT: port},
    url: `http://localhost:${port}/faq/`,
    reuseExistingServer: false,
  },
} satisfies PlaywrightTestConfig;

/** Tests that build a site of their own. */
export const ofLab = ['**/{hostSettings,internalDocs}.spec.ts'];

/** Tests of the site in Chromium. */
export const ofSite = {
  testIgnore: [testsOfOthers, 'tests/e2e/{full,browsers}/**', ...ofLab],
};

/**
 * What readers do, in a real browser that Playwright can't drive. In one worker, so that each
 * browser starts once.
 */
export function browserProjects(
  browsers: Readonly<Record<string, {find: () => unknown}>>,
) {
  return Object.entries(browsers)
    .filter(([, tool]) => tool.find() !== undefined)
    .map(([name]) => ({
      name,
      testDir: 'tests/e2e/browsers',
      workers: 1,
      // WebKit paints without a graphics card, the longest page in seconds.
      expect: {timeout: 30_000},
    }));
}

/** Browser tests of the production build behind the bundled server. */
export default defineConfig(options, {
  projects: [
    {name: 'site', ...ofSite, grepInvert: /@full/},
    ...browserProjects({firefox, webkit}).map((project) => ({
      ...project,
      // What the oldest browsers lack is taken away in one; `npm run test:full` has both.
      grepInvert: project.name === 'webkit' ? /@full|oldest browsers/ : /@full/,
    })),
  ],
});
