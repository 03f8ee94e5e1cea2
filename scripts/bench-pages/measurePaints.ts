import type {Browser, Page} from '@playwright/test';
import type {LoadFigures} from '../bench-report/pageResults';
import {slowDown, type Line} from '../lib/slowDown';
import {withSlowPage} from './slowPage';
import {within} from './within';

/** As Lighthouse has it where it slows for real. */
const slowLine: Line = {
  latency: 562.5,
  throughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** Milliseconds to the last entry of a type; first paints without content do not count. */
function lastEntry(page: Page, type: string): Promise<number> {
  const told = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list
            .getEntries()
            .filter(({name}) => name !== 'first-paint');
          resolve(entries.at(-1)?.startTime ?? NaN);
        }).observe({type: wanted, buffered: true});
      }),
    type,
  );
  return within(30, told, `${page.url()}: the browser tells of no ${type}`);
}

/** When a page is first painted and when its largest part is, with device and line slowed for real; Lighthouse's own are reckoned. */
export function measurePaints(
  browser: Browser,
  address: string,
): Promise<Pick<LoadFigures, 'firstPaintSeen' | 'largestPaintSeen'>> {
  return withSlowPage(browser, 'phone', async (page) => {
    await slowDown(page, slowLine);
    await page.goto(address, {waitUntil: 'networkidle'});
    return {
      firstPaintSeen: await lastEntry(page, 'paint'),
      largestPaintSeen: await lastEntry(page, 'largest-contentful-paint'),
    };
  });
}
