import {expect, type Page} from '@playwright/test';
import {expectAlive} from './openPage';

/** Families whose links are found by the app, once the page is there. */
const foundLater: readonly string[] = ['/search/?q=tensor', '/no-such-page/'];

/** Opens the page of a family, and waits until all that it shows is there. */
export async function openFamily(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectAlive(page);
  if (foundLater.includes(address)) {
    await expect(page.locator('main ol a').first()).toBeAttached();
  }
}
