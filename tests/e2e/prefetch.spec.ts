import type {Page, Request} from '@playwright/test';
import {slowDown} from '../../scripts/lib/slowDown';
import {expect, test} from './fixtures';
import {
  countDocuments,
  expectHydrated,
  holdRequests,
  openPage,
  saveData,
} from './openPage';

const chunk = /\/assets\/js\//;

/** Files that the page prefetches. */
function prefetched(page: Page): Promise<string[]> {
  return page
    .locator('link[rel="prefetch"]')
    .evaluateAll((links) =>
      links.map((link) => (link as HTMLLinkElement).href),
    );
}

/** Requests for the site's scripts, in order. */
function recordChunks(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/js/')) {
      requests.push(request);
    }
  });
  return requests;
}

function faqLink(page: Page) {
  return page.locator('.navbar').getByRole('link', {name: 'FAQ'});
}

test('links in view fetch nothing until they are pointed at or focused', async ({
  page,
}) => {
  await openPage(page, '/community/');
  await page.waitForLoadState('networkidle');
  const requests = recordChunks(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.locator('.footer').scrollIntoViewIfNeeded();
  expect(requests.map((request) => request.url())).toEqual([]);
  expect(await prefetched(page)).toEqual([]);
  await faqLink(page).focus();
  await expect.poll(() => prefetched(page)).not.toEqual([]);
});

test('the code of a linked page is fetched ahead by link, once per path [S4.7] [S7.1]', async ({
  page,
}) => {
  await openPage(page, '/community/');
  const requests = recordChunks(page);
  const loaded = page.waitForResponse(chunk);
  await faqLink(page).hover();
  await loaded;
  const needed = new Set(requests.map((request) => request.url()));
  // Pages of a kind share chunks; the page's own text is a chunk of its own.
  const own = (await prefetched(page)).filter(
    (file, _index, files) =>
      needed.has(file) && files.indexOf(file) === files.lastIndexOf(file),
  );
  expect(own.length).toBeGreaterThan(0);

  await page.locator('.footer').getByRole('link', {name: 'API'}).click();
  await expect(page).toHaveURL('/docs/api/core/');
  await faqLink(page).hover();
  const files = await prefetched(page);
  for (const file of own) {
    expect(files.filter((other) => other === file)).toHaveLength(1);
  }
});

for (const [name, limit] of [
  ['saving data', saveData],
  [
    'on 2g',
    (page: Page) =>
      slowDown(page, {
        connectionType: 'cellular2g',
        latency: 2500,
        throughput: 5000,
      }),
  ],
] as const) {
  test(`nothing is fetched ahead ${name} [S4.6]`, async ({page}) => {
    test.slow();
    if (name === 'saving data') {
      await limit(page);
    }
    await openPage(page, '/community/');
    if (name === 'on 2g') {
      // Slow down only now: loading the page would take minutes.
      await limit(page);
    }
    await expect
      .poll(() =>
        page.evaluate(() => {
          const {connection} = navigator as Navigator & {
            connection: {saveData: boolean; effectiveType: string};
          };
          return connection.saveData || connection.effectiveType.includes('2g');
        }),
      )
      .toBe(true);
    const before = (await prefetched(page)).length;
    const requests = recordChunks(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.locator('.footer').getByRole('link', {name: 'API'}).hover();
    await faqLink(page).focus();
    await page.evaluate(() => scrollTo(0, 0));
    await faqLink(page).hover();
    expect((await prefetched(page)).length).toBe(before);
    expect(requests.map((request) => request.url())).toEqual([]);
  });
}

test('before hydration the document of a link that is pointed at is fetched ahead and used, though the app has come', async ({
  page,
}) => {
  const documents = countDocuments(page);
  await page.goto('/community/');
  await faqLink(page).hover();
  await expect(page.locator('[data-prefetch]')).toHaveCount(1);
  await expectHydrated(page);
  // Its chunks are not fetched beside it.
  expect(await prefetched(page)).toEqual([]);
  await faqLink(page).click();
  await expect(page).toHaveURL('/faq/');
  expect(documents()).toBe(2);
  const delivery = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return (entry as PerformanceResourceTiming & {deliveryType: string})
      .deliveryType;
  });
  expect(delivery).toBe('navigational-prefetch');
});

test('before hydration nothing is fetched ahead for a link that is only crossed, for a file, or saving data', async ({
  page,
}) => {
  await holdRequests(page, /\/assets\/js\/app\./);
  const ahead = page.locator('[data-prefetch]');
  const aim = (name: string, type: string) =>
    page.locator(`a[href${name}]`).first().dispatchEvent(type);
  await page.goto('/docs/tutorials/get-started/', {
    waitUntil: 'domcontentloaded',
  });
  await page.evaluate(() => {
    const move = (movementX: number) =>
      new PointerEvent('pointermove', {bubbles: true, movementX});
    const faq = document.querySelector('a[href="/faq/"]');
    faq?.dispatchEvent(move(1));
    document.body.dispatchEvent(move(1));
    // The page scrolls below a pointer that rests.
    faq?.dispatchEvent(move(0));
  });
  // Longer than a pointer stays on a link that is meant.
  await page.waitForTimeout(300);
  await aim('$=".md"', 'pointerdown');
  await aim('^="https://"', 'pointerdown');
  await expect(ahead).toHaveCount(0);
  await aim('="/community/"', 'pointerdown');
  await expect(ahead).toHaveCount(1);

  await saveData(page);
  await page.reload({waitUntil: 'domcontentloaded'});
  await aim('="/community/"', 'pointerdown');
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'false',
  );
  await expect(ahead).toHaveCount(0);
});

test('a browser without prefetch gets a plain GET [S7.2]', async ({page}) => {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with its list below
    const {supports} = DOMTokenList.prototype;
    DOMTokenList.prototype.supports = function (token) {
      return token !== 'prefetch' && supports.call(this, token);
    };
  });
  await openPage(page, '/community/');
  const requests = recordChunks(page);
  await faqLink(page).hover();
  await expect
    .poll(() => requests.filter((r) => r.resourceType() === 'xhr').length)
    .toBeGreaterThan(0);
  const plain = requests.filter((r) => r.resourceType() === 'xhr');
  expect(plain.every((request) => request.method() === 'GET')).toBe(true);
  expect(await prefetched(page)).toEqual([]);
});
