import {findBarriers} from './findBarriers';
import {expect, test} from './fixtures';

const lists = [
  {
    path: '/app/third-party-notices-android/',
    total: 179,
    groups: 12,
    texts: 12,
  },
  {path: '/app/third-party-notices-ios/', total: 416, groups: 13, texts: 11},
];

const filter = {name: 'Filter by name, holder or licence'};

for (const {path, total, groups, texts} of lists) {
  test(`${path} can be filtered`, async ({page, trouble}) => {
    await page.goto(path);
    const status = page.getByRole('status');
    const entries = page.locator('main section li');
    await expect(status).toHaveText(`${total} shown`);
    await expect(entries).toHaveCount(total);

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
    expect(trouble).toEqual([]);
  });

  test(`${path} leads to each licence's text`, async ({page, request}) => {
    await page.goto(path);
    await expect(page.locator('main section')).toHaveCount(groups);
    const links = page.locator('#texts ~ ul a');
    await expect(links).toHaveCount(texts);
    const addresses = await links.evaluateAll((list) =>
      list.map((link) => (link as HTMLAnchorElement).pathname),
    );
    const used = await page
      .locator('main section p a')
      .evaluateAll((list) =>
        list.map((link) => (link as HTMLAnchorElement).pathname),
      );
    expect(new Set(used)).toEqual(new Set(addresses));
    const found = await Promise.all(
      addresses.map(async (address) => {
        const answer = await request.get(address);
        expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
        return answer.text();
      }),
    );
    expect(found.filter((text) => text.length > 300)).toHaveLength(texts);
    expect(new Set(found).size).toBe(texts);
    // With few entries left, axe is done in a second.
    await page.getByRole('searchbox', filter).fill('react-use');
    await expect(page.getByRole('status')).toHaveText(`1 of ${total} shown`);
    expect(await findBarriers(page)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const {path, total} of lists) {
    test(`${path} is whole`, async ({page}) => {
      await page.goto(path);
      await expect(page.locator('main section li')).toHaveCount(total);
      await expect(page.getByRole('searchbox', filter)).toBeHidden();
      await page
        .getByRole('link', {name: 'MIT License', exact: true})
        .first()
        .click();
      await expect(page).toHaveURL('/app/licenses/mit.txt');
      await expect(page.locator('body')).toContainText(
        'Permission is hereby granted',
      );
    });
  }
});

test('paper says where the texts are', async ({page}) => {
  await page.goto('/app/third-party-notices-android/');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('searchbox', filter)).toBeHidden();
  expect(
    await page
      .locator('a[href="/app/licenses/zlib.txt"]')
      .last()
      .evaluate((link) => getComputedStyle(link, '::after').content),
  ).toContain('/app/licenses/zlib.txt');
});
