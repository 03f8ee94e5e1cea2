import type {Browser} from '@playwright/test';
import {findTasks, type TraceEvent} from './findTasks';
import {withSlowPage} from './slowPage';
import {watchPage} from './watchPage';
import {withTimeout} from './withTimeout';

/** A busy browser may lose events of a trace. */
const maxTries = 3;

/** The longest task, in milliseconds, from the start of a page until its app has come and gone quiet. */
export async function measureLongestTask(
  browser: Browser,
  address: string,
): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    try {
      return Math.max(...(await traceTasks(browser, address)));
    } catch (error) {
      if (tries === maxTries) {
        throw error;
      }
    }
  }
}

function traceTasks(browser: Browser, address: string): Promise<number[]> {
  return withSlowPage(browser, 'phone', async (page) => {
    // To wait by a locator would run long tasks of its own in the page.
    const {shown} = await watchPage(page, {
      selector: 'html[data-has-hydrated="true"]',
    });
    await browser.startTracing(page, {
      categories: [
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
      ],
    });
    await page.goto(address);
    await withTimeout(30, shown, `${address}: the app does not start`);
    await page.waitForLoadState('networkidle');
    const {traceEvents} = JSON.parse(
      (await browser.stopTracing()).toString('utf8'),
    ) as {traceEvents: TraceEvent[]};
    return findTasks(traceEvents, address);
  });
}
