import {devices} from '@playwright/test';
import {links} from '../config/brand';
import {exampleDeepLink, examples} from '../src/data/examples';
import {snackDeepLink} from '../src/data/snackId';
import {knownSnacks} from '../src/data/snacks';
import {findBarriers} from './findBarriers';
import {expect, test} from './fixtures';
import {readQrCode} from './readQrCode';

const pages = [
  ...examples.map(({slug, title}) => ({
    path: `/example/${slug}/`,
    heading: title,
    deepLink: exampleDeepLink(slug),
  })),
  ...knownSnacks.map(({id, title}) => ({
    path: `/snack/${id}/`,
    heading: title,
    deepLink: snackDeepLink(id),
  })),
  {
    path: '/expo/aB3_d-9/',
    heading: 'aB3_d-9',
    deepLink: snackDeepLink('aB3_d-9'),
  },
];

const button = {name: 'Open in the PlayTorch app'};

test.describe('at a desk', () => {
  test('every page shows a code of its deep link', async ({page, trouble}) => {
    for (const {path, heading, deepLink} of pages) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
        const code = page.getByRole('img', {name: /^QR code/});
        await expect(code).toBeVisible();
        expect(await readQrCode(code)).toBe(deepLink);
        await expect(
          page.getByRole('link', {name: /^Open this .* in the app$/}),
        ).toHaveAttribute('href', deepLink);
        await expect(page.getByRole('link', button)).toBeHidden();
      });
    }
    expect(trouble).toEqual([]);
  });

  test('the code is as dark on light in dark mode', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await page.goto('/example/mnist/');
    const code = page.getByRole('img', {name: /^QR code/});
    await expect(code).toBeVisible();
    expect(await readQrCode(code)).toBe(exampleDeepLink('mnist'));
  });
});

for (const name of ['Pixel 7', 'iPhone 14'] as const) {
  const {userAgent, viewport, isMobile, hasTouch} = devices[name];

  test.describe(`on a phone, ${name}`, () => {
    test.use({userAgent, viewport, isMobile, hasTouch});

    for (const path of ['/example/mnist/', '/snack/@playtorch/nlp-qa-demo/']) {
      test(`${path} has a button and no code`, async ({page, trouble}) => {
        const deepLink = pages.find((entry) => entry.path === path)?.deepLink;
        await page.goto(path);
        await expect(page.getByRole('link', button)).toHaveAttribute(
          'href',
          String(deepLink),
        );
        await expect(page.getByRole('link', button)).toBeInViewport();
        await expect(page.getByRole('img', {name: /^QR code/})).toHaveCount(0);
        await expect(
          page.getByRole('link', {name: 'Android app on Google Play'}),
        ).toHaveAttribute('href', links.googlePlay);
        await expect(
          page.getByRole('link', {name: 'iOS app on the App Store'}),
        ).toHaveAttribute('href', links.appStore);
        expect(await findBarriers(page)).toEqual([]);
        expect(trouble).toEqual([]);
      });
    }
  });
}

test('the code says so when its library cannot load', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  await page.goto('/example/mnist/');
  await expect(page.getByRole('img', {name: /^QR code/})).toBeVisible();
  const library = scripts.at(-1);
  expect(library).toBeDefined();
  await page.route(String(library), (route) => route.abort());
  await page.reload();
  await expect(page.getByText('The code could not load.')).toBeVisible();
  await expect(
    page.getByRole('link', {name: 'Open this example in the app'}),
  ).toHaveAttribute('href', exampleDeepLink('mnist'));
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('an example still has its deep link', async ({page}) => {
    await page.goto('/example/qa/');
    await expect(
      page.getByRole('link', {name: 'Open this example in the app'}),
    ).toHaveAttribute('href', exampleDeepLink('qa'));
  });

  test('a shared Snack says what it needs', async ({page}) => {
    await page.goto('/snack/@playtorch/nlp-qa-demo/');
    await expect(page.getByText('Turn JavaScript on')).toBeVisible();
  });
});

test('each known Snack leads to a tutorial that exists', async ({request}) => {
  for (const {tutorial} of knownSnacks) {
    expect((await request.get(tutorial)).status(), tutorial).toBe(200);
  }
});
