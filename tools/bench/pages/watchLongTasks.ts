import type {Page} from '@playwright/test';

/** Notes tasks of more than 50 ms from now on; what it resolves to gives the longest in milliseconds. */
export async function watchLongTasks(
  page: Page,
): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({duration}) => duration)),
    ).observe({type: 'longtask'});
    Object.assign(window, {tasks});
  });
  return () =>
    page.evaluate(() =>
      Math.max(0, ...(window as unknown as {tasks: number[]}).tasks),
    );
}
