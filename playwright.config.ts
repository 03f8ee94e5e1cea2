import path from 'node:path';
import {
  defineConfig,
  devices,
  type PlaywrightTestConfig,
} from '@playwright/test';
import {env} from './config/env';
import {
  chromiumFlags,
  findChromium,
  unwantedFeatures,
} from './scripts/lib/findChromium.mjs';

const port = 3210;

/** What all runs of browser tests have in common. */
export const options = {
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
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
    command: 'npm run serve --silent',
    env: {PORT: String(port)},
    url: `http://localhost:${port}/faq/`,
    reuseExistingServer: false,
  },
} satisfies PlaywrightTestConfig;

/** Tests that build a site of their own. */
const ofLab = ['**/{hostSettings,internalDocs}.spec.ts'];

/** Browser tests of the production build behind the bundled server. */
export default defineConfig(options, {
  projects: [
    // In one worker, so that they share a build; first, because they take longest.
    {name: 'lab', testMatch: ofLab, workers: 1},
    {name: 'site', testIgnore: ['full/**', ...ofLab]},
  ],
});
