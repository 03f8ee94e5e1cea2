import {expect, test} from './fixtures';
import {openPage} from './openPage';
import {boxOf, dialogOf, hitsOf, searchFor} from './searchPageObject';

const item = '/docs/api/core/interfaces/torchlive_torch.tensor/#item';

test('the dialog teaches search by type, and loads its index only then', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) =>
    requested.push(new URL(request.url()).pathname),
  );
  const indexes = () =>
    requested.filter((path) => path.startsWith('/assets/search/types-'));
  await openPage(page, '/docs/api/core/');
  await searchFor(page, 'tensor');
  await expect(hitsOf(page).first()).toBeVisible();
  expect(indexes()).toEqual([]);

  await boxOf(page).fill('');
  await expect(dialogOf(page)).toContainText('By type');
  await dialogOf(page)
    .getByRole('gridcell', {name: 'Tensor -> number'})
    .click();
  await expect(boxOf(page)).toHaveValue('Tensor -> number');
  await expect(boxOf(page)).toBeFocused();
  const first = hitsOf(page).first();
  await expect(first).toHaveAttribute('href', item);
  await expect(first).toContainText('Tensor.item');
  await expect(first).toContainText('item(): number');
  expect(indexes()).toHaveLength(1);

  // The first hit is selected.
  await boxOf(page).press('Enter');
  await expect(page).toHaveURL(item);
});

test('the search page finds signatures of the chosen version', async ({
  page,
}) => {
  await openPage(page, '/search/?q=(Image)+%3D%3E+Blob');
  const hits = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(hits.first()).toHaveAttribute(
    'href',
    '/docs/api/core/interfaces/torchlive_media.media/#toblob',
  );
  await page.getByRole('combobox', {name: 'Version'}).selectOption('0.2.1');
  await expect(hits.first()).toHaveAttribute(
    'href',
    '/docs/0.2.1/api/core/interfaces/torchlive_media.media/#toblob',
  );
  await page.getByRole('searchbox', {name: 'Search for'}).fill('');
  await page
    .getByRole('main')
    .getByRole('button', {name: '-> Promise<Module>'})
    .click();
  await expect(hits.first()).toHaveAttribute('href', /_loadformobile$/);
});
