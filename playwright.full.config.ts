import {defineConfig} from '@playwright/test';
import {browserProjects, ofLab, ofSite, options} from './playwright.config';
import {chromiumDriver, firefox, webkit} from './scripts/lib/findBrowsers.mjs';

/** The whole matrices, too long for `npm test`: every page in every width, mode and open state, and every errand of a reader in every browser. */
export default defineConfig(options, {
  projects: [
    // The longest page has thousands of elements.
    {name: 'site', testDir: 'tests/e2e/full', timeout: 300_000},
    // In one worker, so that they share a build.
    {name: 'lab', testMatch: ofLab, workers: 1},
    // What `npm test` leaves out.
    {name: 'rest', ...ofSite, grep: /@full/},
    ...browserProjects({chromium: chromiumDriver, firefox, webkit}),
  ],
});
