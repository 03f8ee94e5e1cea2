import {defineConfig} from '@playwright/test';
import {options} from './playwright.config';

/** The whole matrices, too long for `npm test`: every page in every width, mode and open state. */
export default defineConfig(options, {
  testDir: 'e2e/full',
  // The longest page has thousands of elements.
  timeout: 300_000,
});
