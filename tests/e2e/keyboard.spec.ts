import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {openPage} from './openPage';
import {menuOf} from './mobileMenu';

/** The control has the focus and shows it. */
async function expectVisibleFocus(control: Locator): Promise<void> {
  await expect(control).toBeFocused();
  expect(
    await control.evaluate((element) => {
      const {outlineStyle, outlineWidth} = getComputedStyle(element);
      return element.matches(':focus-visible') && outlineStyle !== 'none'
        ? parseFloat(outlineWidth)
        : 0;
    }),
  ).toBeGreaterThanOrEqual(2);
}

async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (
      await control.evaluate((element) => element === document.activeElement)
    ) {
      break;
    }
  }
  await expectVisibleFocus(control);
}

test('a dropdown opens, closes and switches the version, and the colours follow a key', async ({
  page,
}) => {
  await openPage(page, '/docs/tutorials/add-package/');
  const dropdown = page.locator('.navbar .dropdown').first();
  const opener = dropdown.locator('[aria-expanded]');
  const choices = dropdown.getByRole('listitem').getByRole('link');
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(choices.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expectVisibleFocus(choices.first());
  await page.keyboard.press('Escape');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(choices.first()).toBeHidden();
  await expectVisibleFocus(opener);

  await page.keyboard.press('Enter');
  await expect(choices.first()).toBeVisible();
  await tabTo(page, choices.filter({hasText: '0.2.1'}));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/0.2.1/tutorials/add-package/');
  await expect(page.locator('.theme-doc-version-badge')).toContainText('0.2.1');

  const languages = page.locator('.navbar .dropdown').nth(1);
  const language = languages.locator('[aria-expanded]');
  await tabTo(page, language);
  await page.keyboard.press('Space');
  await expect(languages.getByRole('listitem')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(languages.getByRole('listitem')).toBeHidden();

  // Escape also closes one that the pointer opened, without moving the pointer.
  await languages.hover();
  await expect(languages.getByRole('listitem')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(languages.getByRole('listitem')).toBeHidden();
  await page.locator('h1').hover();
  await languages.hover();
  await expect(languages.getByRole('listitem')).toBeVisible();
  await page.locator('h1').hover();

  const toggle = page.getByRole('button', {name: /dark and light mode/});
  await tabTo(page, toggle);
  const before = await page.locator('html').getAttribute('data-theme-choice');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).not.toHaveAttribute(
    'data-theme-choice',
    String(before),
  );
});

test('in the text: a category, a tab, code to copy, and back to the top', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openPage(page, '/docs/tutorials/add-package/');
  const sidebar = page.locator('.theme-doc-sidebar-container');
  const open = await sidebar.locator('details[open]').count();
  await tabTo(page, sidebar.locator('details[open] > summary').last());
  await page.keyboard.press('Enter');
  await expect(sidebar.locator('details[open]')).toHaveCount(open - 1);

  const tabs = page.getByRole('main').getByRole('tablist').first();
  await tabTo(page, tabs.getByRole('tab', {selected: true}));
  await page.keyboard.press('ArrowRight');
  const second = tabs.getByRole('tab').nth(1);
  await expectVisibleFocus(second);
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-selected', 'true');

  const copy = page
    .getByRole('tabpanel')
    .filter({visible: true})
    .getByRole('button', {name: /^Cop(?:y|ied)/})
    .first();
  await tabTo(page, copy);
  await page.keyboard.press('Enter');
  await expect(copy).toHaveText('Copied');

  const top = page.getByRole('button', {name: 'Scroll back to top'});
  await page.keyboard.press('End');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  // The button shows on the way up.
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowUp');
      return top.isVisible();
    })
    .toBe(true);
  await top.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the sliding menu takes the focus, keeps it and gives it back', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  await openPage(page, '/docs/tutorials/add-package/');
  const {toggle, panel, back, docs} = menuOf(page);
  await tabTo(page, toggle);
  await page.keyboard.press('Enter');
  await expect(panel).toBeInViewport();
  await expectVisibleFocus(toggle);

  await tabTo(page, back);
  await page.keyboard.press('Tab');
  await expectVisibleFocus(docs.locator('summary').first());
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(docs).toBeHidden();
  await page.keyboard.press('Tab');
  await expectVisibleFocus(panel.getByRole('link', {name: 'Tutorials'}));
  // All the way round, nothing outside the menu gets the focus.
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('.navbar-menu') !== null,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expectVisibleFocus(toggle);

  await page.keyboard.press('Enter');
  await expect(panel).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expectVisibleFocus(toggle);
});

test('filters, follows, and asks for more', async ({page}) => {
  await openPage(page, '/app/third-party-notices-android/');
  const filter = page.getByRole('searchbox', {name: /^Filter/});
  await tabTo(page, filter);
  await page.keyboard.type('react-use');
  await expect(page.getByRole('status')).toHaveText(/^1 of/);
  await tabTo(page, page.getByRole('link', {name: 'zlib License'}).last());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/app/licenses/zlib.txt');

  await openPage(page, '/search/?q=tensor');
  const more = page.getByRole('button', {name: 'Show more'});
  const hits = page.getByRole('main').getByRole('listitem');
  await expect(hits).toHaveCount(20);
  await tabTo(page, more);
  await page.keyboard.press('Enter');
  await expect(hits).not.toHaveCount(20);
  // The first new result has the focus.
  await expect(page.locator(':focus')).toHaveCount(1);
});
