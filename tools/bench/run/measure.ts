import type {Page} from '@playwright/test';
import {watchLongTasks} from '../pages/watchLongTasks';

/** In milliseconds. */
export type Figures = {first: number; later: number; longestTask: number};

/** Presses Run and resolves to the milliseconds until the output is shown. */
function press(page: Page, card: string): Promise<number> {
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

/** Runs an example twice; the page counts its own long tasks. */
export async function measure(page: Page, card: string): Promise<Figures> {
  await page.locator('html').dispatchEvent('pointermove', {movementX: 1});
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.locator(card).scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  const readLongestTask = await watchLongTasks(page);
  const first = await press(page, card);
  await page.waitForTimeout(2000);
  const later = await press(page, card);
  return {first, later, longestTask: await readLongestTask()};
}
