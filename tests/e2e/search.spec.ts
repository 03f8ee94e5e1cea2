import {statSync} from 'node:fs';
import {latestVersion} from '../../content/site/versions';
import {expect, test, type Page} from './fixtures';
import {holdRequests, openPage} from './openPage';
import {boxOf, dialogOf, hitsOf, searchFor} from './searchPageObject';

/** How many hits the search page shows at a time. */
const pageOfResults = 20;

const getStarted = '/docs/tutorials/get-started/';

test('search loads when its button is hovered, focused or touched, not before, and is at most 36 kB of code [S4.24]', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) =>
    requested.push(new URL(request.url()).pathname),
  );
  await openPage(page, getStarted);
  await page.waitForLoadState('networkidle');
  const before = requested.length;
  const button = page.getByRole('button', {name: 'Search docs'});
  expect(requested.filter((path) => /\/search|search[.-]/.test(path))).toEqual(
    [],
  );
  expect(page.workers()).toEqual([]);
  await page.locator('h1').hover();
  expect(requested).toHaveLength(before);

  await button.hover();
  await expect.poll(() => requested.length).toBeGreaterThan(before);
  await searchFor(page, 'snack');
  await expect(hitsOf(page).first()).toBeVisible();
  const loaded = requested.slice(before);
  expect(loaded.filter((path) => path.includes('/search/'))).toHaveLength(3);
  const code = [...new Set(loaded)].filter((path) => path.endsWith('.js'));
  // The dialog, its library, the worker and the engine.
  expect(code.length).toBeGreaterThanOrEqual(3);
  const bytes = code
    .map((path) => statSync(`build${path}.br`).size)
    .reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThanOrEqual(36_500);

  for (const approach of [
    () => button.focus(),
    () => button.dispatchEvent('touchstart'),
  ]) {
    await page.mouse.move(0, 400);
    await openPage(page, '/support/');
    await page.waitForLoadState('networkidle');
    requested.length = 0;
    await approach();
    await expect.poll(() => requested.length).toBeGreaterThan(0);
  }
});

test.describe('the dialog', () => {
  test('opens with the button and shortcuts, traps focus, follows arrow keys, and closes every way [S4.22] [S4.23] [S9.11]', async ({
    page,
  }) => {
    await openPage(page, '/support/');
    const button = page.getByRole('button', {name: 'Search docs'});
    const openings = [
      () => button.click(),
      () => page.keyboard.press('Control+k'),
      () => page.keyboard.press('Meta+k'),
      () => page.keyboard.press('/'),
    ];
    const closings = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 400),
      () => dialogOf(page).getByRole('button', {name: 'Close'}).click(),
      () => page.keyboard.press('Escape'),
    ];
    for (const [index, open] of openings.entries()) {
      await open();
      await expect(boxOf(page)).toBeFocused();
      await expect(boxOf(page)).toHaveValue('');
      await expect(boxOf(page)).toHaveAttribute('placeholder', 'Search docs');
      await closings[index]?.();
      await expect(dialogOf(page)).toBeHidden();
    }
    await button.click();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();

    await test.step('it offers searches before anything is typed', async () => {
      await page.keyboard.press('Control+k');
      await dialogOf(page).getByRole('gridcell', {name: 'Tensors'}).click();
      await expect(boxOf(page)).toHaveValue('Tensors');
      await expect(hitsOf(page).first()).toBeVisible();
    });

    await test.step('the focus stays inside', async () => {
      for (let presses = 0; presses < 12; presses++) {
        await page.keyboard.press('Tab');
        expect(
          await page.evaluate(
            // The page behind the dialog; the browser's own controls may get the focus.
            () => document.activeElement?.closest('#__docusaurus') === null,
          ),
        ).toBe(true);
      }
    });

    await test.step('arrow keys lead to a hit, and Enter follows it', async () => {
      await boxOf(page).fill('expo go');
      await expect(hitsOf(page).first()).toContainText('Expo Go');
      const cells = dialogOf(page).getByRole('gridcell');
      await expect(cells.first()).toHaveAttribute('data-active-item', 'true');
      await page.keyboard.press('ArrowDown');
      await expect(cells.nth(2)).toHaveAttribute('data-active-item', 'true');
      await page.keyboard.press('ArrowUp');
      await expect(cells.first()).toHaveAttribute('data-active-item', 'true');
      const href = await hitsOf(page).first().getAttribute('href');
      await page.keyboard.press('Enter');
      await expect(dialogOf(page)).toBeHidden();
      await expect(page).toHaveURL(href ?? '');
    });
  });

  test('shows the way to each hit, marks the words and counts all [S9.8]', async ({
    page,
  }) => {
    await openPage(page, getStarted);
    await searchFor(page, 'snack');
    await expect(
      dialogOf(page).getByRole('rowgroup', {name: 'Get started', exact: true}),
    ).toBeVisible();
    await expect(
      dialogOf(page).locator('mark').filter({hasText: /snack/i}).first(),
    ).toBeVisible();
    // More than the dialog shows.
    await boxOf(page).fill('camera');
    const all = dialogOf(page).getByRole('link', {
      name: /^See all \d+ results$/,
    });
    const count = Number(/\d+/.exec(await all.innerText())?.[0]);
    await expect(dialogOf(page).getByRole('status')).toHaveText(
      `${count} results`,
    );
    await all.click();
    await expect(page).toHaveURL(`/search/?q=camera&version=${latestVersion}`);
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      `${count} results`,
    );
    const listed = page.getByRole('main').getByRole('listitem');
    await expect(listed).toHaveCount(Math.min(count, pageOfResults));
    while ((await listed.count()) < count) {
      const before = await listed.count();
      await page.getByRole('button', {name: 'Show more'}).click();
      await expect(listed).toHaveCount(Math.min(count, before + pageOfResults));
    }
  });

  test('remembers searches and favourites, which can be removed', async ({
    page,
  }) => {
    await openPage(page, '/support/');
    await searchFor(page, 'expo go');
    await expect(hitsOf(page).first()).toBeVisible();
    const star = dialogOf(page)
      .getByRole('button', {name: /^Add .* to favorites$/})
      .first();
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Enter');
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Enter');
    await hitsOf(page).first().click();
    await expect(dialogOf(page)).toBeHidden();

    await page.reload();
    await openPage(page, '/community/');
    await page.keyboard.press('/');
    // The other three are popular searches, topics and types.
    const groups = dialogOf(page).getByRole('rowgroup');
    await expect(groups).toHaveCount(5);
    await dialogOf(page)
      .getByRole('button', {name: 'Remove expo go from recent searches'})
      .click();
    await expect(groups).toHaveCount(4);
    await dialogOf(page)
      .getByRole('button', {name: /^Remove .* from favorites$/})
      .click();
    await expect(groups).toHaveCount(3);
  });

  test('Back closes it, then leaves the page', async ({page}) => {
    await openPage(page, '/community/');
    await openPage(page, getStarted);
    await page.evaluate(() => scrollTo(0, 600));
    await page.keyboard.press('Control+k');
    await expect(boxOf(page)).toBeFocused();
    await page.goBack();
    await expect(dialogOf(page)).toBeHidden();
    await expect(page).toHaveURL(getStarted);
    expect(await page.evaluate(() => scrollY)).toBe(600);
    await page.goBack();
    await expect(page).toHaveURL('/community/');
  });

  test('stays open, with what is typed, when a page of another layout arrives', async ({
    page,
  }) => {
    await openPage(page, getStarted);
    const {open} = await holdRequests(page, /\/assets\/js\//);
    await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('expo');
    open();
    await expect(page).toHaveTitle(/Frequently/);
    await expect(boxOf(page)).toHaveValue('expo');
    await expect(boxOf(page)).toBeFocused();
    await page.keyboard.type(' go');
    await expect(boxOf(page)).toHaveValue('expo go');
    await expect(hitsOf(page).first()).toBeVisible();
  });

  test('Enter opens the best hit of what is typed, not of an earlier query', async ({
    page,
  }) => {
    await openPage(page, '/faq/');
    await searchFor(page, 'camera');
    await expect(hitsOf(page).first()).toBeVisible();
    // Faster than any search.
    await boxOf(page).evaluate((box: HTMLInputElement) => {
      box.setRangeText('camera permissions', 0, box.value.length, 'end');
      box.dispatchEvent(new InputEvent('input', {bubbles: true}));
      box.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: 'Enter',
          bubbles: true,
          cancelable: true,
        }),
      );
    });
    await expect(page).toHaveURL('/docs/tutorials/add-package/#permissions');
  });

  test('says so when there is nothing, and what else to try [S8.6]', async ({
    page,
  }) => {
    await openPage(page, '/support/');
    await searchFor(page, 'qqqzzzxxx');
    await expect(dialogOf(page)).toContainText('No results for qqqzzzxxx');
    await expect(dialogOf(page)).toContainText('Try searching for');
    await expect(dialogOf(page)).toContainText(
      'Believe this query should return results?',
    );
    // GitHub's issues, which upstream has closed, are no place to tell.
    await expect(
      dialogOf(page).getByRole('link', {name: 'Let us know.'}),
    ).toHaveAttribute('href', '/support/');
    const suggestions = dialogOf(page)
      .getByRole('list', {name: 'Try searching for'})
      .getByRole('button');
    const words = await suggestions.allInnerTexts();
    expect(words.length).toBeGreaterThan(0);
    for (const word of words) {
      await boxOf(page).fill('qqqzzzxxx');
      await suggestions.filter({hasText: word}).first().click();
      await expect(boxOf(page)).toHaveValue(word);
      await expect(hitsOf(page).first()).toBeVisible();
    }
  });
});

test.describe('searches the version that is being read', () => {
  async function expectHitsOf(page: Page, prefix: string): Promise<void> {
    await searchFor(page, 'get started');
    const hit = hitsOf(page).filter({hasText: 'Get started'}).first();
    await expect(hit).toHaveAttribute(
      'href',
      `${prefix}tutorials/get-started/`,
    );
    const hrefs = await hitsOf(page).evaluateAll((hits) =>
      hits.map((each) => each.getAttribute('href') ?? ''),
    );
    for (const href of hrefs.filter((each) => each.startsWith('/docs/'))) {
      expect(href.startsWith(prefix)).toBe(true);
      expect(/^\/docs\/(?:next|\d)/.test(href)).toBe(prefix !== '/docs/');
    }
    await boxOf(page).fill('frequently asked questions');
    await expect(
      hitsOf(page).and(page.locator('[href="/faq/"]')),
    ).toBeVisible();
  }

  test('in the docs, and another one, and says which one knows more', async ({
    page,
  }) => {
    await openPage(page, '/docs/0.2.1/tutorials/get-started/');
    await expectHitsOf(page, '/docs/0.2.1/');
    await boxOf(page).fill('matmul');
    const version = dialogOf(page).getByRole('combobox', {name: 'Version'});
    await expect(version).toHaveValue('0.2.1');
    await dialogOf(page)
      .getByRole('gridcell', {name: `1 more in ${latestVersion}`})
      .click();
    await expect(version).toHaveValue(latestVersion);
    await expect(hitsOf(page).first()).toHaveAttribute('href', /#matmul$/);
    await version.selectOption('0.2.1');
    await expect(hitsOf(page).first()).not.toHaveAttribute('href', /#matmul$/);
  });

  test('outside the docs the latest, and a click follows a hit to its anchor', async ({
    page,
  }) => {
    await openPage(page, '/community/');
    await expectHitsOf(page, '/docs/');
    await boxOf(page).fill('expo go');
    await expect(
      hitsOf(page).and(page.locator('[href="/faq/#expo-go"]')),
    ).toBeVisible();
    const hit = hitsOf(page).filter({hasText: 'Expo Go'}).first();
    const href = (await hit.getAttribute('href')) ?? '';
    expect(href).toContain('#');
    await hit.click();
    await expect(dialogOf(page)).toBeHidden();
    await expect(page).toHaveURL(href);
    await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport();
  });
});
