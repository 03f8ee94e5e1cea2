import {setTimeout as sleep} from 'node:timers/promises';
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import {findFreePort} from 'test-utils/free-port';
import {
  chromiumFlags,
  findChromium,
} from '../../../scripts/lib/findChromium.mjs';
import {slowDown} from '../../../scripts/lib/slowDown';

/** Seconds after which a measurement has failed, on any machine. */
const patience = 150;

/** Starts a browser for one measurement, which nothing before it can have broken; Lighthouse reaches it by the port. */
export async function withBrowser<Result>(
  work: (browser: Browser, port: number) => Promise<Result>,
): Promise<Result> {
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  const late = sleep(patience * 1000, undefined, {ref: false}).then(() => {
    throw new Error(`the measurement is not done within ${patience} s`);
  });
  try {
    return await Promise.race([work(browser, port), late]);
  } finally {
    await browser.close();
  }
}

/** The screens on which pages are measured. */
const screens = {
  phone: {viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true},
  desktop: {viewport: {width: 1440, height: 900}},
} satisfies Record<string, BrowserContextOptions>;
export type Screen = keyof typeof screens;

/** The line of Lighthouse's phone, where it slows for real. */
const slowLine = {
  latency: 562.5,
  throughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** Lets something happen in a tab with nothing in its cache, the processor four times slower than it is, on a slow line. */
export function withSlowPage<Result>(
  screen: Screen,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  return withBrowser(async (browser) => {
    const context = await browser.newContext({
      ...screens[screen],
      // So that the first tap on the toggle, which asks for light, shows.
      colorScheme: 'dark',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    // The compiler that runs this file names inner functions by a helper of its own, which the page lacks.
    await page.addInitScript('globalThis.__name = (value) => value');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
    await slowDown(page, slowLine);
    return work(page);
  });
}
