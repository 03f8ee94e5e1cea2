import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {full} from './fullRun';
import {holdRequests, openPage} from './openPage';
import {boxOf, dialogOf, hitsOf, searchFor} from './searchPageObject';

const start = '/support/';
const indexFile = '**/assets/search/*.json';

/** The query that the dialog shows the answer to: "No results for" names it, or the link to all results. */
async function answeredQuery(page: Page): Promise<string | null | undefined> {
  return dialogOf(page).evaluate((dialog) => {
    const none = dialog.querySelector('q');
    const links = [...dialog.querySelectorAll('a')];
    return none === null
      ? new URL(links.at(-1)?.href ?? location.href).searchParams.get('q')
      : none.textContent;
  });
}

test('works with storage denied', full, async ({page, allowed}) => {
  allowed.push(
    /^console warning: Docusaurus browser storage/,
    // It cannot know that it has the star count.
    /^net::ERR_NAME_NOT_RESOLVED: https:\/\/api\.github\.com\//,
  );
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await openPage(page, start);
  await searchFor(page, 'expo go');
  await expect(hitsOf(page).first()).toBeVisible();
  await dialogOf(page)
    .getByRole('button', {name: /^Add .* to favorites$/})
    .first()
    .click();
  await hitsOf(page).first().click();
  await expect(dialogOf(page)).toBeHidden();
});

test('says so when the index does not load, and tries again [S8.5]', async ({
  page,
  allowed,
}) => {
  allowed.push(/^500: .*\/assets\/search\//);
  await page.route(indexFile, (route) => route.fulfill({status: 500}));
  await openPage(page, start);
  await searchFor(page, 'snack');
  const alert = dialogOf(page).getByRole('alert');
  await expect(alert).toContainText('Unable to fetch results');
  await expect(alert).toContainText(
    'You might want to check your network connection.',
  );
  await alert.getByRole('button', {name: 'Try again'}).click();
  await expect(alert).toContainText('Unable to fetch results');

  await page.unroute(indexFile);
  await alert.getByRole('button', {name: 'Try again'}).click();
  await expect(hitsOf(page).first()).toBeVisible();

  await test.step('on the search page too', async () => {
    await page.route(indexFile, (route) => route.fulfill({status: 500}));
    await openPage(page, '/search/?q=snack');
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText(
      'Unable to fetch results',
    );
    await page.unroute(indexFile);
    await main.getByRole('button', {name: 'Try again'}).click();
    await expect(main.getByRole('listitem').first()).toBeVisible();
  });
});

test.describe('with nothing in the cache', () => {
  test.use({ownContext: true});

  test('loses nothing that is typed while the code and the index load', async ({
    page,
  }) => {
    await openPage(page, start);
    const {open} = await holdRequests(page, /\/assets\//);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('expo');
    await expect(dialogOf(page).getByRole('searchbox')).toHaveValue('expo');
    open();
    await expect(boxOf(page)).toHaveValue('expo');
    await page.keyboard.type(' go');
    await expect(boxOf(page)).toHaveValue('expo go');
    await expect(hitsOf(page).first()).toBeVisible();
  });
});

test.describe('a tap', () => {
  test.use({hasTouch: true, ownContext: true});

  test('says so when its own code cannot be loaded, and tries again', async ({
    page,
    allowed,
  }) => {
    allowed.push(/^net::ERR_FAILED: .*\/assets\/js\//);
    await openPage(page, start);
    await page.waitForLoadState('networkidle');
    await page.route(/\/assets\/js\//, (route) => route.abort());
    const button = page
      .locator('.navbar')
      .getByRole('button', {name: /^Search/});
    await button.tap();
    const message = page.getByRole('alert');
    await expect(message).toContainText('Unable to fetch results');
    // A second failure, of the focus or to open, must not take it back.
    await page.waitForLoadState('networkidle');
    await expect(message).toBeVisible();
    await page.unroute(/\/assets\/js\//);
    await button.tap();
    await expect(boxOf(page)).toBeFocused();
    await expect(message).toHaveCount(0);
  });
});

test('takes whatever is typed or pasted', async ({page}) => {
  await openPage(page, start);
  const title = await page.title();
  await searchFor(page, 'expo go');
  for (const query of [
    'x'.repeat(10_000),
    'tensor '.repeat(1429),
    '🎉👩‍👩‍👧',
    '<img src=x onerror="document.title=1"><b>bold</b>',
    '(((.*+?^${}()|[]\\',
    'مرحبا بالعالم',
  ]) {
    await boxOf(page).fill(query);
    await expect.poll(() => answeredQuery(page)).toBe(query);
    await expect(dialogOf(page).locator('img, b')).toHaveCount(0);
    const {width} = page.viewportSize() ?? {width: 0};
    const box = await dialogOf(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(await page.title()).toBe(title);
    await boxOf(page).fill('expo go');
    await expect(
      hitsOf(page).and(page.locator('[href="/faq/#expo-go"]')),
    ).toBeVisible();
  }
});
