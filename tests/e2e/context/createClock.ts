import type {Browser} from '@playwright/test';

/** Measures the processor seconds of Chromium's child processes, which Playwright does not wait for. */
export async function createClock(
  browser: Browser,
): Promise<() => Promise<number>> {
  const session = await browser.newBrowserCDPSession();
  const before = new Map<number, number>();
  return async () => {
    const {processInfo} = await session.send('SystemInfo.getProcessInfo');
    let seconds = 0;
    for (const {id, type, cpuTime} of processInfo) {
      if (type !== 'browser') {
        seconds += cpuTime - (before.get(id) ?? 0);
        before.set(id, cpuTime);
      }
    }
    return seconds;
  };
}
