import type {Page} from '@playwright/test';
import {middleOf} from '../../scripts/lib/middleOf';
import {expect} from './fixtures';

/** Follows a link of the version menu of `shown`, and touches no other link on the way. */
export async function pickVersion(
  page: Page,
  shown: string,
  name: string,
): Promise<void> {
  await page.getByRole('button', {name: shown, exact: true}).hover();
  const menu = page.locator('.navbar .dropdown__menu').first();
  // It moves until it has faded in.
  await expect(menu).toHaveCSS('opacity', '1');
  // Some have more than their name: `0.2.3 (latest)`.
  const link = menu.getByRole('link').filter({
    hasText: new RegExp(
      `^${name.replaceAll(/[.()]/g, String.raw`\$&`)}(?: \\(.*)?$`,
    ),
  });
  const {x, y} = await middleOf(link);
  // A click by the locator may scroll the page, which moves the menu under the pointer.
  await page.mouse.click(x, y);
  // Away from the menu, so that no other link is under the pointer.
  await page.mouse.move(0, 0);
}
