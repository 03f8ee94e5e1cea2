import type {Page} from '@playwright/test';
import {test as base, keepToOurselves, watch, type Trouble} from './fixtures';

type Walker = {page: Page; trouble: Trouble};

/**
 * For walks over hundreds of pages: one tab a worker, so that the browser's cache
 * holds the code that all pages share. The star count is answered once and kept by
 * the page's own session cache; then nothing stands between browser and server,
 * since to intercept any request turns the cache off.
 */
export const test = base.extend<{walker: Walker}, {tab: Walker}>({
  tab: [
    async ({browser}, use, {project}) => {
      const context = await browser.newContext({
        baseURL: project.use.baseURL,
        reducedMotion: 'reduce',
        colorScheme: 'light',
      });
      const page = await context.newPage();
      const trouble: Trouble = [];
      watch(page, trouble);
      await keepToOurselves(page, trouble);
      const counted = page.waitForResponse((response) =>
        response.url().startsWith('https://api.github.com/'),
      );
      await page.goto('/support/');
      await page.mouse.move(100, 100);
      await counted;
      await page.unrouteAll({behavior: 'wait'});
      page.on('request', (request) => {
        if (!['localhost', ''].includes(new URL(request.url()).hostname)) {
          trouble.push(`request to ${request.url()}`);
        }
      });
      await use({page, trouble});
      await context.close();
    },
    {scope: 'worker'},
  ],
  walker: async ({tab}, use) => {
    tab.trouble.length = 0;
    await use(tab);
  },
});

export {expect} from './fixtures';
