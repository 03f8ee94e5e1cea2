import {expect, test} from './fixtures';
import {full} from './fullRun';
import {menuOf, openMenu} from './mobileMenu';

test.use({javaScriptEnabled: false});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('the menu opens, leads on, and shuts by a tap beside it', async ({
    page,
  }) => {
    await page.goto('/docs/api/core/');
    const {panel, docs, back, toggle} = menuOf(page);
    await openMenu(page);
    await expect(docs.getByRole('link', {name: 'Overview'})).toBeInViewport();
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await back.click();
    await expect(docs).toBeHidden();
    await expect(panel.getByRole('link', {name: 'FAQ'})).toBeInViewport();
    await page.mouse.click(380, 600);
    await expect(panel).toBeHidden();

    await toggle.click();
    await back.click();
    await docs.locator('summary', {hasText: 'Classes'}).click();
    await docs.getByRole('link', {name: /^Camera\s*(?:class)?$/}).click();
    await expect(page.locator('h1')).toContainText('Camera');
    await expect(panel).toBeHidden();
  });

  test('a page without a sidebar has the main menu at once, with its versions', async ({
    page,
  }) => {
    await page.goto('/faq/');
    await openMenu(page);
    const {panel, back} = menuOf(page);
    await expect(back).toBeHidden();
    await panel.getByRole('link', {name: '0.1', exact: true}).click();
    await expect(page).toHaveURL('/docs/0.1/tutorials/get-started/');
  });

  test('the contents of a page open', async ({page}) => {
    await page.goto('/docs/tutorials/get-started/');
    const contents = page.locator('.theme-doc-toc-mobile');
    await expect(contents.getByRole('link').first()).toBeHidden();
    await contents.locator('summary').click();
    await contents.getByRole('link').last().click();
    await expect(page).toHaveURL(/#/);
  });
});

test('the navbar leaves what a link leads to in sight', async ({page}) => {
  for (const address of [
    '/docs/api/core/interfaces/torchlive_torch.tensor/#squeeze',
    '/faq/#models',
  ]) {
    await page.goto(address);
    const [heading, navbar] = await Promise.all(
      [`[id="${address.split('#')[1]}"]`, '.navbar'].map((part) =>
        page.locator(part).boundingBox(),
      ),
    );
    const below = (navbar?.y ?? 0) + (navbar?.height ?? 0);
    expect(heading?.y).toBeGreaterThan(below);
    expect(heading?.y).toBeLessThan(below + 100);
  }
});

test('the colours follow the system', async ({page}) => {
  for (const address of ['/', '/docs/tutorials/get-started/']) {
    await page.goto(address);
    for (const [colorScheme, background] of [
      ['light', 'rgb(252, 251, 255)'],
      ['dark', 'rgb(18, 12, 34)'],
    ] as const) {
      await page.emulateMedia({colorScheme});
      await expect(page.locator('html')).toHaveCSS(
        'background-color',
        background,
      );
    }
  }
});

test('on a desktop: a category opens, a dropdown by hover and by Tab, all tabs show', async ({
  page,
}) => {
  await page.goto('/docs/api/core/');
  const sidebar = page.locator('.theme-doc-sidebar-container');
  const link = sidebar.getByRole('link', {name: /^Camera\s*(?:class)?$/});
  await expect(link).toBeHidden();
  await sidebar.locator('summary', {hasText: 'Classes'}).click();
  await expect(link).toBeVisible();

  const versions = page.locator('.navbar .dropdown--hoverable').first();
  const older = versions.getByRole('link', {name: '0.1', exact: true});
  await expect(older).toBeHidden();
  await versions.hover();
  await expect(older).toBeVisible();
  await page.mouse.move(700, 700);
  await expect(older).toBeHidden();
  await versions.locator('.navbar__link').focus();
  await expect(older).toBeVisible();

  await page.goto('/docs/tutorials/add-package/');
  await expect(
    page.getByText('yarn add react-native-pytorch-core'),
  ).toBeVisible();
});

test('the menu of a page stays at its edge', full, async ({page}) => {
  await page.goto('/docs/tutorials/get-started/');
  const [text, menu] = await Promise.all(
    ['main article', 'main details.dropdown'].map((part) =>
      page.locator(part).boundingBox(),
    ),
  );
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeCloseTo(
    (text?.x ?? 0) + (text?.width ?? 0),
    0,
  );
});

test('an example says nothing about a code that is not drawn, and no button is dead', async ({
  page,
}) => {
  await page.goto('/example/mnist/');
  await expect(page.getByText('Open this page on the phone')).toBeVisible();
  await expect(page.getByText(/Scan this code|QR code/)).toHaveCount(2);
  for (const words of await page.getByText(/Scan this code|QR code/).all()) {
    await expect(words).toBeHidden();
  }
  await page.goto('/docs/tutorials/get-started/');
  await expect(page.locator('main').getByRole('button')).toHaveCount(0);
});
