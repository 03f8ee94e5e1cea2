import {env} from '../../config/env';
import {expect, test} from './fixtures';
import {openPage} from './openPage';
import {readQrCode} from './readQrCode';
import {boxOf, dialogOf} from './searchPageObject';
import {full} from './fullRun';

const tutorial = '/docs/tutorials/snacks/image-classification/';
const tensor = '/docs/api/core/interfaces/torchlive_torch.tensor/';

test('a tutorial opens on a phone with a QR code, drawn on request, and print shows where links lead', async ({
  page,
}) => {
  await openPage(page, tutorial);
  await page.getByLabel('More ways to use this page').click();
  await page.getByRole('button', {name: 'Open this page on my phone'}).click();
  const code = page.getByRole('img', {name: /^QR code that opens/});
  await expect(code).toBeVisible();
  expect(await readQrCode(code)).toBe(new URL(tutorial, page.url()).href);

  await page.emulateMedia({media: 'print'});
  for (const [start, origin] of [
    ['http', ''],
    ['/', env.siteUrl],
  ]) {
    const link = page.locator(`main p > a[href^="${start}"]`).first();
    const href = (await link.getAttribute('href')) ?? '';
    const content = await link.evaluate(
      (element) => getComputedStyle(element, '::after').content,
    );
    expect(content.replaceAll('" "', '')).toBe(`" (${origin}${href})"`);
  }
});

test('print leaves out the menu of the page and the addresses of its other versions', async ({
  page,
}) => {
  await openPage(page, tensor);
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText('View as Markdown')).toBeHidden();
  const cell = page.getByRole('navigation', {name: 'Tensor in each version'});
  const content = await cell
    .getByRole('link')
    .first()
    .evaluate((element) => getComputedStyle(element, '::after').content);
  expect(content).toBe('none');
});

test(
  'j and k move between members, not while typing, and ? lists the shortcuts, where those of one key can be switched off',
  full,
  async ({page}) => {
    await openPage(page, tensor);
    await page.keyboard.press('j');
    await expect(
      page.locator('[data-member]:focus-within, [data-member]:focus'),
    ).toHaveCount(1);
    const first = await page.evaluate(() => document.activeElement?.id);
    await page.keyboard.press('j');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.id))
      .not.toBe(first);
    await expect(page.locator(':focus')).toBeInViewport();
    await page.keyboard.press('k');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.id))
      .toBe(first);
    await page.getByRole('searchbox', {name: 'Filter'}).fill('');
    await page.keyboard.type('jk?');
    await expect(page.getByRole('searchbox', {name: 'Filter'})).toHaveValue(
      'jk?',
    );

    await page.keyboard.press('Escape');
    await page.locator('h1').click();
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', {name: 'Keyboard shortcuts'});
    await list.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await openPage(page, tutorial);
    await page.keyboard.press('/');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.keyboard.press('Control+k');
    await expect(boxOf(page)).toBeFocused();
    await dialogOf(page).getByRole('button', {name: 'All shortcuts'}).click();
    await list.getByRole('checkbox').check();
    await list.getByRole('button', {name: 'Close'}).click();
    await page.keyboard.press('/');
    await expect(boxOf(page)).toBeFocused();
  },
);
