import type {Browser, Page} from '@playwright/test';
import {latestVersion} from '../../../content/site/versions';
import {queries} from '../../../content/search/queries';

/** Runs in the page: records the time from each keystroke to the frame with its results. */
function watchKeystrokes(): void {
  const times: number[] = [];
  Object.assign(globalThis, {keystrokeTimes: times});
  const dialog = document.querySelector('[role="dialog"]');
  const input = dialog?.querySelector('input');
  if (!dialog || !input) {
    throw new Error('bench-search: the dialog is not open.');
  }
  let typedAt: number | undefined;
  input.addEventListener('input', () => (typedAt = performance.now()), true);
  const shows = (query: string): boolean =>
    [...dialog.querySelectorAll('a')].some(
      ({href}) => new URL(href).searchParams.get('q') === query,
    ) || dialog.querySelector('q')?.textContent === query;
  new MutationObserver(() => {
    if (typedAt === undefined || !shows(input.value)) {
      return;
    }
    const start = typedAt;
    typedAt = undefined;
    // A message posted in an animation frame arrives after the paint.
    requestAnimationFrame(() => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => times.push(performance.now() - start);
      port2.postMessage(undefined);
    });
  }).observe(dialog, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
  });
}

async function typeQueries(page: Page, texts: string[]): Promise<void> {
  const input = page.getByRole('combobox', {name: 'Search docs'});
  for (const text of texts) {
    await input.fill('');
    await input.pressSequentially(text, {delay: 80});
  }
}

/** Types queries into the dialog of a served site; returns milliseconds from each keystroke to its results. */
export async function measureKeystrokes(
  browser: Browser,
  siteUrl: string,
): Promise<number[]> {
  const page = await browser.newPage();
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.abort(),
  );
  // esbuild wraps inner functions in a helper, `__name`, that the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.goto(`${siteUrl}/docs/tutorials/get-started/`);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.keyboard.press('Control+k');
  const texts = queries
    .filter(({version}) => version === latestVersion)
    .map(({query}) => query);
  await typeQueries(page, texts.slice(0, 2));
  await page.evaluate(watchKeystrokes);
  await typeQueries(page, texts.slice(2, 30));
  return page.evaluate(
    () => (globalThis as unknown as {keystrokeTimes: number[]}).keystrokeTimes,
  );
}
