import type {Page} from '@playwright/test';
import {
  test as base,
  expectOnly,
  recordProblems,
  storeStarCount,
} from './fixtures';
import {watchShifts} from './layoutShifts';

type Tab = {page: Page; problems: string[]};

/** For tests that visit many pages: one tab per worker, so that the browser's cache holds the code that all pages share. */
export const test = base.extend<object, {tab: Tab}>({
  tab: [
    async ({browser}, use, {project}) => {
      const context = await browser.newContext({
        baseURL: project.use.baseURL,
        reducedMotion: 'reduce',
        colorScheme: 'light',
      });
      const problems: string[] = [];
      recordProblems(context, problems);
      await storeStarCount(context);
      await watchShifts(context);
      await use({page: await context.newPage(), problems});
      await context.close();
    },
    {scope: 'worker'},
  ],
  page: async ({tab: {page, problems}, allowed, reportTime}, use) => {
    problems.length = 0;
    await use(page);
    expectOnly(allowed, problems);
    await reportTime();
  },
});

export {expect} from './fixtures';
