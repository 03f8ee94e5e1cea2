import {links, repository} from '../config/brand';
import {expect, test} from './fixtures';

const page23 = '/docs/tutorials/get-started/';

test('the navbar holds its items in the order of the specification', async ({
  page,
  trouble,
}) => {
  await page.goto(page23);
  const items = page
    .getByRole('navigation', {name: 'Main'})
    .locator('.navbar__brand, .navbar__link, [data-navbar-item], button');
  await expect(page.locator('[data-navbar-item="star"] a')).toContainText(
    '834',
  );
  const words = (await items.allInnerTexts())
    // The search button shows its keys once it knows the keyboard.
    .map((text) =>
      text
        .replace(/\s+/g, ' ')
        .replace(/ (?:Ctrl|⌘) K$/, '')
        .trim(),
    )
    .filter((text) => text !== '');
  expect(words).toEqual([
    'PlayTorch',
    'Tutorials',
    'API',
    'Community',
    'FAQ',
    '0.2.3',
    'English',
    'Search docs',
    'GitHub 834',
  ]);
  expect(trouble).toEqual([]);
});

test('the footer links where it should', async ({page, trouble}) => {
  await page.goto(page23);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Copyright © 2022');
  for (const [name, href] of [
    ['Tutorial', '/docs/tutorials/get-started/'],
    ['API', '/docs/api/core/'],
    ['Community', '/community/'],
    [/^GitHub/, repository.url],
    [/^Stack Overflow/, links.stackOverflow],
  ] as const) {
    await expect(footer.getByRole('link', {name})).toHaveAttribute(
      'href',
      href,
    );
  }
  for (const [name, href] of [
    [/^Privacy/, links.privacy],
    [/^Terms/, links.terms],
  ] as const) {
    const link = footer.getByRole('link', {name});
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  expect(trouble).toEqual([]);
});

test('the skip link is the first stop and leads to the content', async ({
  page,
}) => {
  await page.goto(page23);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isInMain = await page.evaluate(
    () => document.activeElement?.closest('.navbar') === null,
  );
  expect(isInMain).toBe(true);
});

test('the announcement can be dismissed for good', async ({page}) => {
  await page.goto('/faq/');
  const bar = page.getByText('Upstream development of PlayTorch ended');
  await expect(bar).toBeVisible();
  await page.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(bar).toBeHidden();
  expect(
    await page.evaluate(() =>
      localStorage.getItem('docusaurus.announcement.dismiss'),
    ),
  ).toBe('true');
});

test('the navbar hides on the way down and comes back on the way up', async ({
  page,
}) => {
  await page.setViewportSize({width: 1200, height: 500});
  await page.goto(page23);
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'true',
  );
  await page.mouse.wheel(0, 200);
  await page.mouse.wheel(0, 600);
  await expect(navbar).not.toBeInViewport();
  await page.mouse.wheel(0, -300);
  await expect(navbar).toBeInViewport();
});

test.describe('with a dark system', () => {
  test.use({colorScheme: 'dark'});

  test('the system decides until the reader does', async ({page}) => {
    await page.goto('/faq/');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    const toggle = page.getByRole('button', {name: /dark and light mode/});
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(
      'light',
    );
    await page.reload();
    await expect(html).toHaveAttribute('data-theme', 'light');
  });
});

test('code is copied without its line ends lost', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(page23);
  const listing = page
    .locator('figure:has(pre)')
    .filter({hasText: 'torch'})
    .first();
  await listing.getByRole('button', {name: /^Copy/}).click();
  await expect(listing.getByRole('button')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const shown = await listing.locator('code').innerText();
  expect(copied.trimEnd()).toBe(shown.trimEnd());
  expect(copied.split('\n').length).toBeGreaterThan(5);
});

test('no highlighter and no style attribute reaches the browser', async ({
  page,
}) => {
  await page.goto(page23);
  const answer = await page.request.get(page23);
  expect(await answer.text()).not.toMatch(/<[^>]+\sstyle=/);
  expect(await page.evaluate(() => 'Prism' in globalThis)).toBe(false);
});
