import path from 'node:path';
import {defineConfig, devices} from '@playwright/test';
import {env} from './config/env';
import {chromiumFlags, findChromium} from './scripts/lib/findChromium.mjs';

const port = 3210;

/** Browser tests of the production build behind the bundled server. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  testIgnore: 'full/**',
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
});
