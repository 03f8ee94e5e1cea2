import type {Locator, Page} from '@playwright/test';
import {expect} from './fixtures';
import {menuOf, openMenu} from './mobileMenu';
import {boxOf, dialogOf, hitsOf, searchFor} from './searchPageObject';

/** Something that a reader can open on a page. */
type OpenState = {
  name: string;
  /** Selector of what opens, where the page around it stays as it is. */
  shows?: string;
  /** Opens it; resolves to false where the page has none at its width. */
  open: (page: Page) => Promise<boolean>;
  close: (page: Page) => Promise<void>;
};

/** Waits until everything is open; until then texts overlap. */
async function expectUnfolded(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({finished}) => finished)),
  );
}

/**
 * Chooses other tabs, and opens every `details` of the text and of the sidebar. Stays at
 * the top: the navbar covers a part of a page that is scrolled.
 */
export async function unfold(page: Page): Promise<boolean> {
  await page.evaluate(() => {
    const folded = [
      ...document.querySelectorAll<HTMLElement>(
        'main [role="tab"][aria-selected="false"], main details:not([open], .dropdown) > summary, .theme-doc-sidebar-container details:not([open]) > summary',
      ),
    ].filter((control) => control.checkVisibility());
    for (const control of folded) {
      control.click();
    }
  });
  await expectUnfolded(page);
  // The theme scrolls so that a chosen tab stays where it was.
  await page.evaluate(() => scrollTo(0, 0));
  return true;
}

function pageMenuOf(page: Page): Locator {
  return page.locator('main details.dropdown');
}

async function openPageMenu(page: Page): Promise<boolean> {
  if ((await pageMenuOf(page).count()) === 0) {
    return false;
  }
  await pageMenuOf(page).locator('summary').click();
  return true;
}

async function closePageMenu(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(pageMenuOf(page)).not.toHaveAttribute('open');
}

async function openOwnMenu(page: Page): Promise<boolean> {
  if (!(await menuOf(page).toggle.isVisible())) {
    return false;
  }
  await openMenu(page);
  await expectUnfolded(page);
  return true;
}

async function closeMenu(page: Page): Promise<void> {
  await menuOf(page).toggle.click();
  await expect(menuOf(page).panel).toBeHidden();
}

/** Docs pages open their own menu, which leads back to the main one. */
async function openDocsMenu(page: Page): Promise<boolean> {
  const hasOne = await menuOf(page).docs.count();
  return hasOne > 0 && (await openOwnMenu(page));
}

async function openMainMenu(page: Page): Promise<boolean> {
  if (!(await openOwnMenu(page))) {
    return false;
  }
  const {back, panel} = menuOf(page);
  if (await back.isVisible()) {
    await back.click();
    await expect(menuOf(page).docs).toBeHidden();
  }
  for (const part of await panel.locator('.menu summary').all()) {
    await part.click();
  }
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

/** Opens one with the keyboard and one with the pointer, so that both are open at once. */
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

/** Everything that can be open, one after the other; what was unfolded stays so. */
export const openStates: readonly OpenState[] = [
  {name: 'unfolded', open: unfold, close: () => Promise.resolve()},
  {
    name: 'page menu',
    shows: 'main details.dropdown',
    open: openPageMenu,
    close: closePageMenu,
  },
  {
    name: 'docs menu',
    shows: '.theme-doc-sidebar-container',
    open: openDocsMenu,
    close: closeMenu,
  },
  {
    name: 'main menu',
    shows: '.navbar-menu',
    open: openMainMenu,
    close: closeMenu,
  },
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
