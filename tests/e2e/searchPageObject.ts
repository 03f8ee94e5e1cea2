import type {Locator, Page} from '@playwright/test';
import {expect} from './fixtures';

/** The search dialog. */
export function dialogOf(page: Page): Locator {
  return page.getByRole('dialog', {name: 'Search docs'});
}

/** The box to type in. */
export function boxOf(page: Page): Locator {
  return dialogOf(page).getByRole('combobox', {name: 'Search docs'});
}

/** Links of the hits, without the one to all results. */
export function hitsOf(page: Page): Locator {
  return dialogOf(page).getByRole('rowgroup').getByRole('link');
}

/** Opens the dialog and types a query. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(boxOf(page)).toBeFocused();
  await boxOf(page).fill(query);
}
