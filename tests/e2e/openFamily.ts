import {expect, type Page} from '@playwright/test';
import type {families} from './families';
import {openPage} from './openPage';

/** Families whose links the app adds after it has hydrated. */
const foundLater: readonly (typeof families)[number][1][] = [
  '/search/?q=tensor',
  '/no-such-page/',
];

/** Opens the page of a family, or any other, and waits until it shows everything. */
export async function openFamily(page: Page, address: string): Promise<void> {
  await openPage(page, address);
  if (foundLater.some((later) => later === address)) {
    await expect(page.locator('main ol a').first()).toBeAttached();
  }
}
