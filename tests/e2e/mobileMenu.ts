import type {Locator, Page} from '@playwright/test';
import {expect} from './fixtures';

/** The parts of the mobile menu. */
export function menuOf(page: Page): {
  toggle: Locator;
  /** What slides in; on docs pages the sidebar covers it. */
  panel: Locator;
  docs: Locator;
  /** Switches between the docs' menu and the main one. */
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

/** Opens the menu and waits until it is in view. */
export async function openMenu(page: Page): Promise<void> {
  const {toggle, panel} = menuOf(page);
  await toggle.click();
  await expect(panel).toBeInViewport();
}
