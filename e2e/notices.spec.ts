import {expect, test} from './fixtures';

const address = '/app/third-party-notices-android/';
const filter = {name: 'Filter by name, holder or licence'};

test('the notices can be filtered', async ({page}) => {
  await page.goto(address);
  const status = page.getByRole('status');
  const entries = page.locator('main section li');
  await expect(status).toHaveText(/^\d+ shown$/);
  const total = await entries.count();
  await expect(status).toHaveText(`${total} shown`);

  const field = page.getByRole('searchbox', filter);
  await field.fill('react-use');
  await expect(status).toHaveText(`1 of ${total} shown`);
  await expect(entries).toHaveCount(1);
  await expect(
    page.getByRole('heading', {level: 2, name: /^Unlicense/}),
  ).toBeVisible();

  await field.fill('no such software');
  await expect(status).toHaveText(`0 of ${total} shown`);
  await expect(entries).toHaveCount(0);

  await field.fill('');
  await expect(entries).toHaveCount(total);
});

test('in print, the notices say where the texts are', async ({page}) => {
  await page.goto(address);
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('searchbox', filter)).toBeHidden();
  expect(
    await page
      .locator('a[href="/app/licenses/zlib.txt"]')
      .last()
      .evaluate((link) => getComputedStyle(link, '::after').content),
  ).toContain('/app/licenses/zlib.txt');
});
