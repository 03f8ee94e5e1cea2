import {env} from '../../config/env';
import {expect, test} from './fixtures';
import {openPage} from './openPage';
import {readQrCode} from './readQrCode';

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
