import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {openPage} from './openPage';

const docsPage = '/docs/tutorials/get-started/';

function toggle(page: Page) {
  return page.getByRole('button', {name: 'Toggle navigation bar'});
}

/** The sliding menu; it is there only while it is open. */
function sidebar(page: Page) {
  return page.locator('.navbar-sidebar--show .navbar-sidebar');
}

async function openSidebar(page: Page): Promise<void> {
  await toggle(page).click();
  await expect(sidebar(page)).toBeInViewport();
}

test.use({viewport: {width: 390, height: 800}});

test('the sliding menu exists up to 996 px and not above [S2.34] [S9.2]', async ({
  page,
}) => {
  await page.setViewportSize({width: 996, height: 800});
  await openPage(page, docsPage);
  await expect(toggle(page)).toBeVisible();
  await openSidebar(page);
  await page.setViewportSize({width: 997, height: 800});
  await expect(toggle(page)).toBeHidden();
});

test('a docs page opens the secondary menu, which leads back to the main one [S2.34]', async ({
  page,
  trouble,
}) => {
  await openPage(page, docsPage);
  await openSidebar(page);
  const menu = sidebar(page);
  const back = menu.getByRole('button', {name: 'Back to main menu'});
  await expect(back).toBeInViewport();
  await back.click();
  await expect(back).not.toBeInViewport();
  for (const name of ['Tutorials', 'API', 'Community', 'FAQ']) {
    await expect(
      menu.getByRole('link', {name, exact: true}).first(),
    ).toBeInViewport();
  }
  expect(trouble).toEqual([]);
});

test('the menu closes on back navigation, and the page stays [S4.17]', async ({
  page,
}) => {
  await openPage(page, '/faq/');
  await page.locator('.footer').getByRole('link', {name: 'Community'}).click();
  await expect(page).toHaveURL('/community/');
  await openSidebar(page);
  await page.goBack();
  await expect(sidebar(page)).toHaveCount(0);
  await expect(page).toHaveURL('/community/');
});

test('the menu closes when the window becomes wide [S4.18]', async ({page}) => {
  await openPage(page, docsPage);
  await openSidebar(page);
  await page.setViewportSize({width: 1200, height: 800});
  await expect(sidebar(page)).toHaveCount(0);
  await page.setViewportSize({width: 390, height: 800});
  await expect(toggle(page)).toBeVisible();
  await expect(sidebar(page)).toHaveCount(0);
});

test('the page behind the menu does not scroll [S4.19]', async ({page}) => {
  await openPage(page, docsPage);
  await openSidebar(page);
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await sidebar(page)
    .getByRole('button', {name: 'Close navigation bar'})
    .click();
  await expect(sidebar(page)).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
});
