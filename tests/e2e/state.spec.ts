import type {Page} from '@playwright/test';
import {announcementBar} from '../../content/site/announcementBar';
import {latestVersion} from '../../content/site/versions';
import {expect, test} from './fixtures';
import {expectHydrated, openPage} from './openPage';
import {pickVersion} from './pickVersion';
import {switchColorMode} from './switchColorMode';

const colorToggle = /dark and light mode/;

/** The toggle, the announcement bar and a link work. */
async function expectToWork(page: Page): Promise<void> {
  await switchColorMode(page, 'dark');
  await page.getByRole('button', {name: 'Close'}).click();
  await expect(page.getByText(announcementBar.content)).toBeHidden();
  await page.locator('.navbar').getByRole('link', {name: 'Community'}).click();
  await expect(page).toHaveURL('/community/');
}

test.describe('colour mode', () => {
  test('a choice is stored under "theme" and reaches other tabs [S4.9] [S4.10] [S1.3]', async ({
    page,
    context,
  }) => {
    await openPage(page, '/support/');
    const other = await context.newPage();
    await openPage(other, '/community/');
    await switchColorMode(page, 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(
      'dark',
    );
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('the system decides while nothing is stored, and the first press shows the other, also around the page [S4.11]', async ({
    page,
  }) => {
    await openPage(page, '/support/');
    const html = page.locator('html');
    const toggle = page.getByRole('button', {name: colorToggle});
    // The mode of the colour around the page, if it is the page's own.
    const applied = () =>
      page.locator('meta[name="theme-color"]').evaluateAll((metas) => {
        const {backgroundColor} = getComputedStyle(document.documentElement);
        const probe = document.createElement('p').style;
        return (metas as HTMLMetaElement[])
          .filter(({media, content}) => {
            probe.color = content;
            return matchMedia(media).matches && probe.color === backgroundColor;
          })
          .map(({dataset}) => dataset.mode);
      });
    for (const [system, other] of [
      ['dark', 'light'],
      ['light', 'dark'],
    ] as const) {
      await page.emulateMedia({colorScheme: system});
      await expect(html).toHaveAttribute('data-theme', system);
      expect(await applied()).toEqual([system]);
      await toggle.click();
      await expect(html).toHaveAttribute('data-theme', other);
      await expect.poll(applied).toEqual([other]);
      await toggle.click();
      await expect(html).toHaveAttribute('data-theme', system);
      await toggle.click();
      expect(
        await page.evaluate(() => localStorage.getItem('theme')),
      ).toBeNull();
      await expect(html).toHaveAttribute('data-theme', system);
    }
  });

  test('a stored mode is shown, and anything else is light [S5.4]', async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await page.goto('/robots.txt');
    for (const [stored, shown] of [
      ['dark', 'dark'],
      ['purple', 'light'],
    ] as const) {
      await page.evaluate(
        (value) => localStorage.setItem('theme', value),
        stored,
      );
      await openPage(page, '/support/');
      await expect(page.locator('html')).toHaveAttribute('data-theme', shown);
    }
  });
});

test('a new announcement is shown to those who closed the last one [S4.13]', async ({
  page,
}) => {
  await page.goto('/support/');
  await page.evaluate(() => {
    localStorage.setItem('docusaurus.announcement.id', 'an-earlier-one');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  });
  await openPage(page, '/support/');
  await expect(page.getByText(announcementBar.content)).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => [
        localStorage.getItem('docusaurus.announcement.id'),
        localStorage.getItem('docusaurus.announcement.dismiss'),
      ]),
    )
    .toEqual([announcementBar.id, 'false']);
});

test.describe('preferred version', () => {
  const key = 'docs-preferred-version-default';

  test('the version that you pick is the one that other pages lead to [S4.14]', async ({
    page,
  }) => {
    await openPage(page, '/docs/tutorials/get-started/');
    await pickVersion(page, latestVersion, '0.2.0');
    await expect(page).toHaveURL('/docs/0.2.0/tutorials/get-started/');
    expect(await page.evaluate((k) => localStorage.getItem(k), key)).toBe(
      '0.2.0',
    );
    await openPage(page, '/support/');
    await expect(
      page.locator('.navbar').getByRole('link', {name: 'Tutorials'}),
    ).toHaveAttribute('href', '/docs/0.2.0/tutorials/get-started/');
  });

  test('a version that is gone is forgotten [S4.15]', async ({page}) => {
    await page.goto('/support/');
    await page.evaluate((k) => localStorage.setItem(k, '0.0.9'), key);
    await openPage(page, '/support/');
    await expect
      .poll(() => page.evaluate((k) => localStorage.getItem(k), key))
      .toBeNull();
    await expect(
      page.locator('.navbar').getByRole('link', {name: 'Tutorials'}),
    ).toHaveAttribute('href', '/docs/tutorials/get-started/');
  });
});

test('a choice of tab is stored under docusaurus.tab.*, and groups follow it [S4.16]', async ({
  page,
}) => {
  await openPage(page, '/docs/tutorials/add-package/');
  const tabs = page.getByRole('tab', {name: 'Yarn', exact: true});
  await tabs.first().click();
  for (const tab of await tabs.all()) {
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  const stored = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) =>
      key.startsWith('docusaurus.tab.'),
    ),
  );
  expect(stored).toEqual([['docusaurus.tab.npm2yarn', 'yarn']]);
  await page.reload();
  await expectHydrated(page);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
});

/** A loop of writes would go on while nobody does anything. */
async function expectWritesToEnd(
  page: Page,
  problems: readonly string[],
): Promise<void> {
  expect(problems).not.toEqual([]);
  await expect
    .poll(async () => {
      const before = problems.length;
      await page.evaluate(() => new Promise((go) => setTimeout(go, 500)));
      return problems.length - before;
    })
    .toBe(0);
  expect(problems.length).toBeLessThan(20);
}

test.describe('storage', () => {
  test.use({asksForStars: true});

  test('everything is stored under its own key [S9.10]', async ({page}) => {
    await openPage(page, '/docs/tutorials/get-started/');
    await page.getByRole('button', {name: colorToggle}).click();
    await page.getByRole('button', {name: 'Close'}).click();
    await pickVersion(page, latestVersion, '0.2.1');
    await expect(page).toHaveURL('/docs/0.2.1/tutorials/get-started/');
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(
      [
        'docs-preferred-version-default',
        'docusaurus.announcement.dismiss',
        'docusaurus.announcement.id',
        'theme',
      ],
    );
  });

  test('denied: one warning, and everything works [S8.7]', async ({
    page,
    problems,
    allowed,
  }) => {
    allowed.push(/^console warning: Docusaurus browser storage/);
    // Like a browser that blocks the site's data.
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied.', 'SecurityError');
          },
        });
      }
    });
    await openPage(page, '/support/');
    await expectToWork(page);
    await expectWritesToEnd(page, problems);
    expect(problems).toHaveLength(1);
  });

  test('full: everything works, and nothing is written without end', async ({
    page,
    problems,
    allowed,
  }) => {
    allowed.push(/^console error: Docusaurus storage error, can't set /);
    // A document of the same origin without the app, which would catch the errors.
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      let size = 4_000_000;
      for (let index = 0; size >= 1; index += 1) {
        try {
          localStorage.setItem(index.toString(36), 'x'.repeat(size));
        } catch {
          size = Math.floor(size / 2);
        }
      }
    });
    await openPage(page, '/support/');
    await expectToWork(page);
    await expectWritesToEnd(page, problems);
  });
});
