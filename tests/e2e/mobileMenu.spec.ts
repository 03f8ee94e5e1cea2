import {expect, test} from './fixtures';
import {openPage} from './openPage';
import {menuOf, openMenu} from './mobileMenu';

const docsPage = '/docs/tutorials/get-started/';

test.use({viewport: {width: 390, height: 800}});

test('the sliding menu exists up to 996 px and not above [S2.34] [S9.2]', async ({
  page,
}) => {
  await page.setViewportSize({width: 996, height: 800});
  await openPage(page, docsPage);
  await expect(menuOf(page).toggle).toBeVisible();
  await openMenu(page);
  await page.setViewportSize({width: 997, height: 800});
  await expect(menuOf(page).toggle).toBeHidden();
});

test('a docs page opens the secondary menu, which leads back to the main one [S2.34]', async ({
  page,
}) => {
  await openPage(page, docsPage);
  await openMenu(page);
  const {docs, back, panel} = menuOf(page);
  // The docs' menu starts below the versions, whose height is written in the style sheet.
  const [height, natural] = await panel
    .locator('> ul')
    .evaluate((versions: HTMLElement) => {
      const before = versions.offsetHeight;
      versions.style.height = 'auto';
      return [before, versions.offsetHeight];
    });
  expect(height).toBe(natural);
  const tooWide = await panel
    .locator('> ul a')
    .evaluateAll((links) =>
      links
        .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)
        .map(({textContent}) => textContent),
    );
  expect(tooWide).toEqual([]);
  await expect(docs.getByRole('link', {name: 'Get started'})).toBeInViewport();
  await expect(back.getByText('Back to main menu')).toBeInViewport();
  await back.click();
  await expect(back.getByText('To the docs menu')).toBeVisible();
  await expect(docs).toBeHidden();
  for (const name of ['Tutorials', 'API', 'Community', 'FAQ']) {
    await expect(
      panel.getByRole('link', {name, exact: true}).first(),
    ).toBeInViewport();
  }
});

test('the menu closes on back navigation, and the page stays [S4.17]', async ({
  page,
}) => {
  await openPage(page, '/faq/');
  await page.locator('.footer').getByRole('link', {name: 'Community'}).click();
  // The address changes before the page, which would shut the menu again.
  await expect(page).toHaveTitle(/^Community/);
  await openMenu(page);
  await page.goBack();
  await expect(menuOf(page).panel).toBeHidden();
  await expect(page).toHaveURL('/community/');
});

test('the page behind the menu does not scroll, and the menu closes by a tap beside it or when the window becomes wide [S4.18] [S4.19]', async ({
  page,
}) => {
  await openPage(page, docsPage);
  await openMenu(page);
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.mouse.click(380, 600);
  await expect(menuOf(page).panel).toBeHidden();
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  await openMenu(page);
  await page.setViewportSize({width: 1200, height: 800});
  // A wide page never shows it, so check that it is closed when the window is narrow again.
  await expect(page.locator('.navbar-menu[open]')).toHaveCount(0);
  await page.setViewportSize({width: 390, height: 800});
  await expect(menuOf(page).toggle).toBeVisible();
  await expect(menuOf(page).panel).toBeHidden();
});

test('a link of the menu shuts it, even one to the page that is open', async ({
  page,
}) => {
  await openPage(page, docsPage);
  const {docs, panel} = menuOf(page);
  for (const [name, address] of [
    ['Get started', docsPage],
    ['Detect objects', '/docs/tutorials/snacks/object-detection/'],
  ] as const) {
    await openMenu(page);
    await docs.getByRole('link', {name, exact: true}).click();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(address);
  }
});
