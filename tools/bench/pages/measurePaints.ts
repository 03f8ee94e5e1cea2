import type {Browser, Page} from '@playwright/test';
import type {LoadFigures} from '../report/pageResults';
import {slowDown, type Line} from '../../../scripts/lib/slowDown';
import {withSlowPage} from './slowPage';
import {withTimeout} from './withTimeout';

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
  return withTimeout(
    30,
    told,
    `${page.url()}: the browser tells of no ${type}`,
  );
}

/** First and largest contentful paint, seen with real throttling; Lighthouse estimates its own. */
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
