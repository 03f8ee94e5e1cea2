import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {expectHydrated, openPage} from './openPage';

/** What an address must not change: the root element, the page, the storage. */
function observe(page: Page) {
  return page.evaluate(() => ({
    root: Object.fromEntries(
      document.documentElement
        .getAttributeNames()
        .map((name) => [name, document.documentElement.getAttribute(name)]),
    ),
    elements: [...document.querySelectorAll('main, main *')]
      .map(({tagName}) => tagName)
      .join(' '),
    text: document.querySelector('main')?.textContent,
    strangers: document.querySelectorAll(
      '[onerror], [src="x"], script[src]:not([src*="/assets/"])',
    ).length,
    stored: Object.entries(localStorage),
    // Prototype pollution would show here.
    polluted: 'polluted' in {},
  }));
}

const markup = '"><img src=x onerror=alert(1)>';

/** Each tries several things at once, because loading a page takes long. */
const hostileQueries = [
  '?docusaurus-theme=purple&docusaurus-data-theme=dark&docusaurus-data-has-hydrated=no&docusaurus-data-x=1&theme=dark',
  `?docusaurus-theme=${encodeURIComponent(markup)}&docusaurus-data-${encodeURIComponent(markup)}=1&__proto__[polluted]=1&constructor[prototype][polluted]=1&%`,
];

const hostileHashes = [
  '#docusaurus-theme=dark',
  `#${markup}`,
  '#javascript:alert(1)',
  '#%',
  '#%E0%A4%A',
];

test('a query or a hash sets nothing that it is not for', async ({
  page,
  problems,
}) => {
  page.on('dialog', (dialog) => {
    problems.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await openPage(page, '/support/');
  const plain = await observe(page);
  expect(plain.root['data-theme']).toBe('light');
  // Changed by hand.
  for (const hash of hostileHashes) {
    await page.evaluate((value) => {
      location.hash = value;
    }, hash);
    await expect(page.locator('h1')).toBeVisible();
    expect([hash, await observe(page)]).toEqual([hash, plain]);
  }
  for (const address of [
    ...hostileQueries.map(
      (query, index) => `${query}${hostileHashes[index] ?? ''}`,
    ),
    // The query makes it load a document.
    '?a#%',
  ]) {
    await openPage(page, `/support/${address}`);
    expect([address, await observe(page)]).toEqual([address, plain]);
    expect(new URL(page.url()).pathname).toBe('/support/');
  }
});

test('?docusaurus-theme= sets the mode of the page, and nothing is stored', async ({
  page,
}) => {
  for (const mode of ['dark', 'light']) {
    await openPage(page, `/support/?docusaurus-theme=${mode}`);
    const {root, stored} = await observe(page);
    expect(root).toMatchObject({
      'data-theme': mode,
      'data-theme-choice': mode,
    });
    expect(stored.filter(([key]) => key === 'theme')).toEqual([]);
  }
});

test('what is searched for is text', async ({page}) => {
  await page.goto(`/search/?q=${encodeURIComponent(markup)}`);
  await expectHydrated(page);
  await expect(page.getByRole('searchbox')).toHaveValue(markup);
  expect((await observe(page)).strangers).toBe(0);
});

/** Paths that a browser would take for another host if a page linked or navigated to them. */
const foreignPaths = [
  '//evil.test/x.html',
  '/\\evil.test/x.html',
  '//evil.test/%25/index',
];

/** The hosts that a page leads to. */
function hostsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...new Set(
        [
          ...document.querySelectorAll<HTMLAnchorElement | HTMLLinkElement>(
            'a[href], link[href]',
          ),
        ].map(({href}) => new URL(href).host),
      ),
    ].toSorted(),
  );
}

test('a path that looks like another host neither crashes the page nor leads there', async ({
  page,
  baseURL,
  allowed,
}) => {
  const {origin, host} = new URL(baseURL ?? '');
  allowed.push(/^404: /);
  await page.goto('/no-such-page/');
  await expectHydrated(page);
  const known = await hostsOf(page);
  for (const path of foreignPaths) {
    await test.step(path, async () => {
      await page.goto(origin + path);
      await expectHydrated(page);
      await expect(page.locator('h1')).toHaveText('Nothing at this address');
      expect([path, await hostsOf(page)]).toEqual([path, known]);
      expect(new URL(page.url()).host).toBe(host);
    });
  }
});
