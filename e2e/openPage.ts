import {expect, type Page} from '@playwright/test';

/** Opens a page and waits until it has come alive. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectAlive(page);
}

/**
 * Waits until the app runs, which a sign of the reader hastens. The count of a
 * selector is awaited, since Playwright draws up the whole accessibility tree each
 * time that it finds another expectation not yet met.
 */
export async function expectAlive(page: Page): Promise<void> {
  await page.locator('html').dispatchEvent('pointermove');
  await expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(1, {
    timeout: 30_000,
  });
}

/** Goes somewhere as a link in the app does, without loading a document. */
export async function navigateInApp(page: Page, address: string) {
  await page.evaluate((target) => {
    history.pushState({}, '', target);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Tells the browser that the reader saves data, so that nothing is fetched ahead. */
export async function saveData(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', {
    dataSaverEnabled: true,
  });
}

/** Lets matching requests wait until the gate is opened. */
export async function holdRequests(page: Page, pattern: RegExp) {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(pattern, async (route) => {
    await opened;
    await route.fallback();
  });
  return {open};
}

/** Counts how often a document is asked for from now on. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    count += request.isNavigationRequest() ? 1 : 0;
  });
  return () => count;
}
