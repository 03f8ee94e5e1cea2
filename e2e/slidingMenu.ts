import type {Locator, Page} from '@playwright/test';
import {expect} from './fixtures';

/** The parts of the menu that small screens have. */
export function menuOf(page: Page): {
  toggle: Locator;
  /** What slides in; on pages of the docs their sidebar lies over it. */
  panel: Locator;
  docs: Locator;
  /** Leads from the docs' menu to the main one, and from there to the docs' again. */
  back: Locator;
} {
  const menu = page.locator('.navbar-menu');
  return {
    toggle: menu.locator('> summary'),
    panel: menu.locator('> div'),
    docs: page.locator('.theme-doc-sidebar-container'),
    back: menu.locator('.navbar-menu__back > summary'),
  };
}

/** Opens the menu and waits until all of it is there. */
export async function openMenu(page: Page): Promise<void> {
  const {toggle, panel} = menuOf(page);
  await toggle.click();
  await expect(panel).toBeInViewport();
}
