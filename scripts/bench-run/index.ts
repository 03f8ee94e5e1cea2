import path from 'node:path';
import type {Page} from '@playwright/test';
import {closeNow} from '../../server/closeNow';
import {createSiteServer} from '../../server/createSiteServer';
import {listen} from '../../server/listen';
import {withSlowPage} from '../bench-pages/slowPage';
import {startBrowser} from '../bench-pages/startBrowser';

const pagePath = '/docs/api/core/interfaces/torchlive_torch.tensor/';
const card = '[data-member="add"]';
const runs = 5;

type Figures = {first: number; later: number; longestTask: number};

/** Presses Run and resolves to the milliseconds until the output is there; the page counts its own long tasks. */
function press(page: Page): Promise<number> {
  return page.evaluate(
    (selector) =>
      new Promise<number>((resolve, reject) => {
        const element = document.querySelector(selector);
        const button = [...(element?.querySelectorAll('button') ?? [])].find(
          ({textContent}) => textContent === 'Run',
        );
        if (element === null || button === undefined) {
          reject(new Error(`${selector} has no Run`));
          return;
        }
        const start = performance.now();
        let isCleared = element.querySelector('[role="log"] pre') === null;
        const observer = new MutationObserver(() => {
          const isPrinted = element.querySelector('[role="log"] pre') !== null;
          isCleared ||= !isPrinted;
          if (isCleared && isPrinted) {
            observer.disconnect();
            requestAnimationFrame(() => resolve(performance.now() - start));
          }
        });
        observer.observe(element, {childList: true, subtree: true});
        button.click();
      }),
    card,
  );
}

async function measure(page: Page): Promise<Figures> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({duration}) => duration)),
    ).observe({type: 'longtask'});
    Object.assign(window, {tasks});
  });
  const first = await press(page);
  await page.waitForTimeout(2000);
  const later = await press(page);
  const tasks = await page.evaluate(
    () => (window as unknown as {tasks: number[]}).tasks,
  );
  return {first, later, longestTask: Math.max(0, ...tasks)};
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;
}

/** `npm run bench:run`: how soon an example prints after a press, on a slow device. */
async function main(): Promise<void> {
  const server = createSiteServer({root: path.resolve('build')});
  const origin = `http://localhost:${await listen(server, 0)}`;
  const {browser} = await startBrowser();
  try {
    const figures: Figures[] = [];
    for (let run = 0; run < runs; run += 1) {
      figures.push(
        await withSlowPage(browser, 'phone', async (page) => {
          await page.goto(origin + pagePath);
          await page.locator('html').dispatchEvent('pointermove');
          await page.waitForSelector('html[data-has-hydrated="true"]');
          await page.locator(card).scrollIntoViewIfNeeded();
          await page.waitForTimeout(1000);
          return measure(page);
        }),
      );
    }
    for (const [name, limit] of [
      ['first', 1500],
      ['later', 200],
      ['longestTask', 200],
    ] as const) {
      const value = Math.round(median(figures.map((each) => each[name])));
      console.log(`${name}: ${value} ms, aim ${limit} ms`);
    }
  } finally {
    await browser.close();
    closeNow(server);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
