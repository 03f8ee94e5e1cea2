import type {Browser, BrowserContextOptions, Page} from '@playwright/test';

/** How much slower than this machine the reader's device is, as Lighthouse has it for phones. */
const slowdown = 4;

/** The screens on which pages are measured. */
const screens = {
  phone: {viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true},
  desktop: {viewport: {width: 1440, height: 900}},
} satisfies Record<string, BrowserContextOptions>;
export type Screen = keyof typeof screens;

/** Lets something happen in a new tab with nothing in its cache, on a slow device. */
export async function withSlowPage<Result>(
  browser: Browser,
  screen: Screen,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    ...screens[screen],
    // So that the first tap on the toggle, which asks for light, shows.
    colorScheme: 'dark',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    return await work(page);
  } finally {
    await context.close();
  }
}
