import type {Page} from '@playwright/test';
import {expect} from './fixtures';
import {boxOf, dialogOf, hitsOf, searchFor} from './searchPageObject';

/** Something that a reader can open on a page. */
export type OpenState = {
  name: string;
  /** Selector of what it shows, where the page around it stays as it is. */
  shows?: string;
  /** Opens it; resolves to false where this page has none at its width. */
  open: (page: Page) => Promise<boolean>;
  close: (page: Page) => Promise<void>;
};

const menu = '.navbar-sidebar--show .navbar-sidebar';

/** Waits until nothing is on its way open: meanwhile texts lie over each other. */
async function expectUnfolded(page: Page): Promise<void> {
  await expect(
    page.locator('ul[style*="overflow: hidden"]').filter({visible: true}),
  ).toHaveCount(0);
}

/** Chooses other tabs and unfolds every part of the text and of the sidebar. */
async function unfold(page: Page): Promise<boolean> {
  await page.evaluate(() => {
    const folded = [
      ...document.querySelectorAll<HTMLElement>(
        'main [role="tab"][aria-selected="false"], main details:not([open]) > summary, .theme-doc-toc-mobile > button, .theme-doc-sidebar-container button[aria-expanded="false"]',
      ),
    ].filter((control) => control.checkVisibility());
    for (const control of folded) {
      control.click();
    }
  });
  await expectUnfolded(page);
  return true;
}

async function openMenu(page: Page): Promise<boolean> {
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  if (!(await toggle.isVisible())) {
    return false;
  }
  await toggle.click();
  await expect(page.locator(menu)).toBeInViewport();
  return true;
}

async function closeMenu(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Close navigation bar'}).click();
  await expect(page.locator(menu)).toHaveCount(0);
}

/** The pages of the docs open their own menu, which leads back to the main one. */
async function openDocsMenu(page: Page): Promise<boolean> {
  const hasOne = await page.locator('html.plugin-docs').count();
  return hasOne > 0 && (await openMenu(page));
}

async function openMainMenu(page: Page): Promise<boolean> {
  if (!(await openMenu(page))) {
    return false;
  }
  const secondary = page.locator(
    `${menu} .navbar-sidebar__items--show-secondary`,
  );
  if ((await secondary.count()) > 0) {
    await secondary.getByRole('button', {name: 'Back to main menu'}).click();
    await expect(secondary).toHaveCount(0);
  }
  const folded = page.locator(
    `${menu} .navbar-sidebar__items > :first-child [aria-expanded="false"]`,
  );
  await folded.evaluateAll((controls: HTMLElement[]) =>
    controls.forEach((control) => control.click()),
  );
  await expect(folded).toHaveCount(0);
  await expectUnfolded(page);
  return true;
}

function dropdownsOf(page: Page) {
  const dropdowns = page.locator('.navbar .dropdown--hoverable');
  return {
    versions: dropdowns.nth(0),
    languages: dropdowns.nth(1),
    lists: dropdowns.locator('.dropdown__menu'),
  };
}

/** One by the key, one by the pointer: so both are open at once. */
async function openDropdowns(page: Page): Promise<boolean> {
  const {versions, languages, lists} = dropdownsOf(page);
  if (!(await versions.isVisible())) {
    return false;
  }
  await languages.locator('.navbar__link').press('Enter');
  await versions.locator('.navbar__link').hover();
  await expect(lists.filter({visible: true})).toHaveCount(2);
  return true;
}

async function closeDropdowns(page: Page): Promise<void> {
  await page.mouse.click(1, 500);
  await expect(dropdownsOf(page).lists.filter({visible: true})).toHaveCount(0);
}

/** What can be open, one after the other; what was unfolded stays so. */
export const openStates: readonly OpenState[] = [
  {name: 'unfolded', open: unfold, close: () => Promise.resolve()},
  {name: 'docs menu', shows: menu, open: openDocsMenu, close: closeMenu},
  {name: 'main menu', shows: menu, open: openMainMenu, close: closeMenu},
  {
    name: 'dropdowns',
    shows: '.navbar',
    open: openDropdowns,
    close: closeDropdowns,
  },
  {
    name: 'search with results',
    shows: '[role="dialog"]',
    async open(page) {
      await searchFor(page, 'tensor');
      await expect(hitsOf(page).first()).toBeVisible();
      return true;
    },
    async close(page) {
      await boxOf(page).press('Escape');
      await expect(dialogOf(page)).toHaveCount(0);
    },
  },
];
