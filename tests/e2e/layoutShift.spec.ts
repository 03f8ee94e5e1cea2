import {expect, test} from './fixtures';
import {shiftsOf, textMoved, watchShifts} from './layoutShifts';
import {expectHydrated, openPage} from './openPage';
import {startSlowConnection} from './slowConnection';

// What is in the cache cannot arrive late.
test.use({ownContext: true});

/** One page of each layout. */
const pages = [
  '/',
  '/faq/',
  '/app/third-party-notices-android/',
  '/example/mnist/',
  '/snack/@playtorch/image-classification/',
  '/no-such-page/',
  '/search/?q=tensor',
  '/docs/tutorials/get-started/',
  '/docs/api/core/interfaces/torchlive_torch.tensor/',
];

for (const width of [390, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({viewport: {width, height: 844}});

    // `pages.spec.ts` checks many more, with the font in the cache.
    for (const path of ['/', '/docs/tutorials/get-started/']) {
      test(`nothing moves on ${path} while it hydrates and its font loads`, async ({
        page,
      }) => {
        await watchShifts(page);
        await page.goto(path, {waitUntil: 'networkidle'});
        await page.evaluate(() => document.fonts.ready);
        await expectHydrated(page);
        await page.waitForLoadState('networkidle');
        expect(await shiftsOf(page)).toEqual([]);
      });
    }

    test('nothing moves while a page arrives in pieces', async ({
      context,
      baseURL,
    }) => {
      const connection = await startSlowConnection(baseURL ?? '');
      // Almost all of the time is spent waiting, so the pages load side by side.
      const shifts = await Promise.all(
        pages.map(async (path) => {
          const page = await context.newPage();
          await watchShifts(page);
          await page.goto(connection.address + path, {waitUntil: 'load'});
          const found = await shiftsOf(page);
          await page.close();
          return found.map((shift) => `${path} ${shift}`);
        }),
      );
      connection.stop();
      // The lines of a paragraph may break anew when more of it arrives.
      expect(
        shifts.flat().filter((shift) => !shift.includes(` ${textMoved}`)),
      ).toEqual([]);
    });
  });
}

test('a page that moves is noticed', async ({page}) => {
  await watchShifts(page);
  await openPage(page, '/faq/');
  await page.evaluate(() => {
    const late = document.createElement('p');
    late.textContent = 'Late';
    document.querySelector('main')?.prepend(late);
  });
  await expect.poll(() => shiftsOf(page)).not.toEqual([]);
});
