import {expect, type Frame, type Page} from '@playwright/test';

/** Opens a page and waits until it is hydrated. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectHydrated(page);
}

/** Gives a page the first sign of its reader, a key: it starts its app. */
export function giveSign(page: Page | Frame): Promise<void> {
  return page.locator('html').dispatchEvent('keydown');
}

/**
 * Gives a page a sign of its reader, and waits until it is hydrated. Awaits the
 * count of a selector: for other expectations Playwright builds the whole
 * accessibility tree each time it finds them not yet met.
 */
export async function expectHydrated(page: Page | Frame): Promise<void> {
  await giveSign(page);
  await expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(1, {
    timeout: 30_000,
  });
}

/** Navigates like a link in the app, without loading a document. */
export async function navigateInApp(page: Page, address: string) {
  await page.evaluate((target) => {
    history.pushState({}, '', target);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Turns Save-Data on, so that nothing is prefetched. */
export async function saveData(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', {
    dataSaverEnabled: true,
  });
}

/** Holds matching requests back until the gate is opened. */
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

/** Counts the documents that are requested from now on. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    count += request.isNavigationRequest() ? 1 : 0;
  });
  return () => count;
}

/** Lets a test change scripts that the page loads, which it would refuse otherwise. */
export async function acceptChangedScripts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLScriptElement.prototype, 'integrity', {
      set: () => undefined,
    });
  });
}
