import {expect, type Page} from '@playwright/test';
import type {families} from './families';
import {expectAlive} from './openPage';

/** Families whose links are found by the app, once the page is there. */
const foundLater: readonly (typeof families)[number][1][] = [
  '/search/?q=tensor',
  '/no-such-page/',
];

/** Opens the page of a family, or any other, and waits until all that it shows is there. */
export async function openFamily(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectAlive(page);
  if (foundLater.some((later) => later === address)) {
    await expect(page.locator('main ol a').first()).toBeAttached();
  }
}
