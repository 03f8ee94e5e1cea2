import {findViolations} from './findViolations';
import {expect, test} from './fixtures';
import {hostileScript, outcomes, pageAttempts} from './hostileScript';
import {answerAsSnack, drawnSettings} from './snackEditor';

const address = '/embed/snack/?id=@playtorch/image-classification';

test('axe finds nothing in the frame of a Snack, with and without its editor', async ({
  page,
  allowed,
}) => {
  allowed.push(/^net::ERR_FAILED: https:\/\/snack\.expo\.dev\//);
  await page.setViewportSize({width: 390, height: 700});
  await page.route('https://snack.expo.dev/**', (route) => route.abort());
  for (const theme of ['light', 'dark']) {
    await page.goto(`${address}&theme=${theme}`);
    await expect(page.getByRole('status')).toHaveText(/did not load/);
    expect(await findViolations(page)).toEqual([]);
  }

  await answerAsSnack(page);
  await page.reload();
  await expect(page.locator('#snack pre')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

/** What a script could do with what the site has stored. */
const storageAttempts = {
  'read the storage': "localStorage.getItem('theme')",
  'read the session': 'sessionStorage.length',
  'read the cookies': 'document.cookie',
  'set a cookie': "document.cookie = 'set=1'",
  'open a database': "indexedDB.open('any')",
  'read the caches': 'caches.keys()',
  'read a page': "fetch('/faq/')",
};

test.describe('a hostile script in place of Expo’s', () => {
  test.beforeEach(async ({page, context, baseURL, allowed}) => {
    // What the browser says about the attempts.
    allowed.push(
      /^console error: .*(?:sandbox|Unsafe attempt|CORS policy)/,
      /^net::ERR_FAILED: .*\/faq\/$/,
    );
    await context.addCookies([{name: 'secret', value: '1', url: baseURL}]);
    await page.goto('/docs/tutorials/snacks/yolov5/');
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  });

  test.afterEach(async ({context}) => {
    const cookies = await context.cookies();
    expect(cookies.map(({name}) => name)).toEqual(['secret']);
  });

  test('reaches neither the page around its frame nor what the site has stored', async ({
    page,
  }) => {
    const attempts = {...pageAttempts, ...storageAttempts};
    await page.route('https://snack.expo.dev/embed.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: hostileScript(attempts),
      }),
    );
    const before = await page.title();
    const snack = page.getByRole('region', {name: 'Snack: yolov5'});
    await expect(snack.getByText('in a sandbox without storage')).toBeVisible();
    await snack.getByRole('button', {name: 'Show the editor here'}).click();
    expect(await drawnSettings(snack)).toEqual(
      outcomes('null', attempts, 'refused'),
    );
    expect(await page.title()).toBe(before);
    await expect(page.locator('body > form')).toHaveCount(0);
    await expect(page).toHaveURL('/docs/tutorials/snacks/yolov5/');
  });

  test('reaches nothing that the site has stored where the frame is opened by itself', async ({
    page,
  }) => {
    await page.route('https://snack.expo.dev/embed.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: hostileScript(storageAttempts),
      }),
    );
    await page.goto(address);
    expect(await drawnSettings(page)).toEqual(
      outcomes('null', storageAttempts, 'refused'),
    );
  });
});
