import type {Browser} from '@playwright/test';
import {findTasks, type TraceEvent} from './findTasks';
import {withSlowPage} from './slowPage';
import {watchPage} from './watchPage';
import {within} from './within';

/** The longest task, in milliseconds, from the start of a page until its app has come and gone quiet. */
export function measureLongestTask(
  browser: Browser,
  address: string,
): Promise<number> {
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
    await within(30, shown, `${address}: the app does not start`);
    await page.waitForLoadState('networkidle');
    const {traceEvents} = JSON.parse(
      (await browser.stopTracing()).toString('utf8'),
    ) as {traceEvents: TraceEvent[]};
    return Math.max(...findTasks(traceEvents, address));
  });
}
