import type {Page} from '@playwright/test';
import {test as base, knowStarCount, watch, type Trouble} from './fixtures';

type Walker = {page: Page; trouble: Trouble};

/** For walks over hundreds of pages: one tab a worker, so that the browser's cache holds the code that all pages share. */
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
      await knowStarCount(context);
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
