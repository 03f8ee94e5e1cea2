import {
  devices,
  type Browser,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import {watchShifts} from '../layoutShifts';
import {recordProblems} from './recordProblems';
import {storeStarCount} from './starCount';

/** What the tests of a worker share. */
export type Shared = {
  /** Its cache and its renderer hold the code that all pages share. */
  context: BrowserContext;
  /** Stays open, for tests that visit many pages, and keeps the renderer alive. */
  tab: Page;
  /** Makes the context as good as new for the next test. */
  clear: () => Promise<void>;
};

/** Opens a context that tests use one after the other. */
export async function openShared(
  browser: Browser,
  baseURL: string,
  problems: string[],
): Promise<Shared> {
  const context = await browser.newContext({
    baseURL,
    viewport: devices['Desktop Chrome'].viewport,
  });
  recordProblems(context, problems);
  await storeStarCount(context);
  const tab = await context.newPage();
  await tab.emulateMedia({reducedMotion: 'reduce', colorScheme: 'light'});
  await watchShifts(tab);
  await tab.goto('/robots.txt');
  const session = await context.newCDPSession(tab);
  return {
    context,
    tab,
    clear: async () => {
      const others = context.pages().filter((page) => page !== tab);
      await Promise.all(others.map((page) => page.close()));
      await context.setOffline(false);
      await context.clearCookies();
      await context.clearPermissions();
      await session.send('Storage.clearDataForOrigin', {
        origin: baseURL,
        storageTypes: 'all',
      });
    },
  };
}
