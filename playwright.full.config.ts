import {defineConfig} from '@playwright/test';
import base from './playwright.config';

/** The whole matrices, too long for `npm test`: every page in every width, mode and open state. */
export default defineConfig(base, {
  testDir: 'e2e/full',
  testIgnore: [],
  // The longest page has thousands of elements.
  timeout: 300_000,
});
