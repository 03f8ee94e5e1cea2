import {brokenAssets} from './brokenAssets';
import {expect, test} from './fixtures';
import {full} from './fullRun';
import {
  acceptChangedScripts,
  expectHydrated,
  holdRequests,
  navigateInApp,
  openPage,
  saveData,
} from './openPage';

const chunk = /\/assets\/js\//;

test('navigation waits for the code of the next page [S4.5]', async ({
  page,
}) => {
  await saveData(page);
  await openPage(page, '/community/');
  const before = await page.locator('h1').innerText();
  const gate = await holdRequests(page, chunk);
  const asked = page.waitForRequest(chunk);
  await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
  await asked;
  await expect(page.locator('h1')).toHaveText(before);
  gate.open();
  await expect(page.locator('h1')).not.toHaveText(before);
  await expect(page).toHaveURL('/faq/');
});

test('a page whose code cannot be loaded is loaded in full [S4.4]', async ({
  page,
  allowed,
}) => {
  allowed.push(...brokenAssets);
  await saveData(page);
  await openPage(page, '/community/');
  await page.evaluate(() => Object.assign(window, {isFirstDocument: true}));
  let failures = 0;
  await page.route(chunk, async (route) => {
    if (failures === 0) {
      failures += 1;
      await route.abort();
    } else {
      await route.fallback();
    }
  });
  const reloaded = page.waitForEvent('load');
  await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
  await reloaded;
  await expect(page).toHaveURL('/faq/');
  expect(failures).toBe(1);
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(false);
});

test('.html and /index become the clean path in the app [S2.15]', async ({
  page,
}) => {
  await openPage(page, '/support/');
  for (const asked of ['/faq.html', '/faq/index.html', '/faq/index']) {
    await navigateInApp(page, `${asked}?a=b#main`);
    await expect(page).toHaveURL('/faq/?a=b#main');
    await expect(page.locator('h1')).toHaveText(/question/i);
    await navigateInApp(page, '/support/');
    await expect(page.locator('h1')).not.toHaveText(/question/i);
  }
});

test('a new page starts at its top, a link with an anchor at the anchor [S2.16]', async ({
  page,
}) => {
  await page.setViewportSize({width: 1200, height: 500});
  await openPage(page, '/docs/tutorials/get-started/');
  await page.evaluate(() => scrollTo(0, 600));
  await page.locator('.footer').getByRole('link', {name: 'Community'}).click();
  await expect(page).toHaveURL('/community/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  const heading = page.locator('article h2[id]').last();
  const id = await heading.getAttribute('id');
  await navigateInApp(page, `/faq/`);
  // A page of another layout: its classes must not change the next one's.
  await expect(page.locator('h1')).toHaveText(/question/i);
  await navigateInApp(page, `/docs/tutorials/get-started/#${id}`);
  await expect(heading).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
});

for (const width of [390, 1440]) {
  test(`a page opened at an anchor stays there while the reader goes up, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await openPage(
      page,
      '/docs/api/core/interfaces/torchlive_torch.tensor/#squeeze',
    );
    const topNow = () =>
      page
        .locator('#squeeze')
        .evaluate((element) => element.getBoundingClientRect().top);
    const top = await topNow();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(150);
    // What comes into view has been rendered for the first time.
    for (const way of [400, 800, 1200, 1600]) {
      await page.mouse.wheel(0, -400);
      await expect
        .poll(async () => Math.abs((await topNow()) - top - way))
        .toBeLessThan(4);
    }
  });
}

test.describe('with a clock or scripts of their own', () => {
  // They would stay.
  test.use({ownContext: true});

  test('the progress bar starts after 200 ms and ends with the new page [S4.25] [S9.3]', async ({
    page,
  }) => {
    await page.clock.install();
    await saveData(page);
    await openPage(page, '/community/');
    const gate = await holdRequests(page, chunk);
    const bar = page.locator('#nprogress');
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const asked = page.waitForRequest(chunk);
    await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
    await asked;
    await page.clock.runFor(199);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar).toHaveCount(1);
    await page.clock.resume();
    gate.open();
    await expect(page).toHaveTitle(/FAQ|questions/i);
    await expect(bar).toHaveCount(0);
  });

  test('back to top slows down by 0.85 a frame [S9.6]', async ({page}) => {
    await page.clock.install();
    await page.setViewportSize({width: 1200, height: 500});
    await openPage(page, '/docs/tutorials/get-started/');
    // The button appears when the reader scrolls back, far from the top.
    for (const position of [1200, 1400, 1300]) {
      // Two scrolls in one frame would be one event.
      await page.evaluate(
        (top) =>
          new Promise((resolve) => {
            addEventListener('scroll', resolve, {once: true});
            scrollTo(0, top);
          }),
        position,
      );
    }
    const button = page.getByRole('button', {name: 'Scroll back to top'});
    await expect(button).toBeVisible();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const positions = [await page.evaluate(() => scrollY)];
    await button.click();
    for (let frame = 0; frame < 6; frame += 1) {
      positions.push(await page.evaluate(() => scrollY));
      await page.clock.runFor(16);
    }
    for (const [index, position] of positions.slice(1).entries()) {
      expect(position).toBe(Math.floor((positions[index] ?? 0) * 0.85));
    }
    await page.clock.resume();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('a page module without a default export says so [S8.2]', async ({
    page,
    allowed,
  }) => {
    allowed.push(/doesn't have a default export/);
    await acceptChangedScripts(page);
    await saveData(page);
    await openPage(page, '/community/');
    await page.route(chunk, async (route) => {
      const response = await route.fetch();
      const code = await response.text();
      await route.fulfill({
        response,
        body: code.replaceAll(/([{,])default:(?=\(\)=>)/g, '$1renamed:'),
      });
    });
    await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
    await expect(page.locator('body')).toContainText(
      "The page component at /faq/ doesn't have a default export.",
    );
  });
});

for (const [name, address, top] of [
  [
    'the reference',
    '/docs/api/core/interfaces/torchlive_torch.tensor/',
    11_545,
  ],
  [
    'the reference at an anchor',
    '/docs/api/core/interfaces/torchlive_torch.tensor/#add',
    9600,
  ],
  [
    'a canvas',
    '/docs/api/core/interfaces/canvasview.canvasrenderingcontext2d/',
    9600,
  ],
  ['prose', '/status/', 4800],
] as const) {
  const tags = name === 'prose' ? {} : full;
  test(
    `a reload keeps the place on a long page: ${name}`,
    tags,
    async ({page}) => {
      // Nobody touches the page: a wheel is no sign.
      await page.goto(address);
      const scrolled = () => page.evaluate(() => scrollY);
      const start = await scrolled();
      await page.mouse.wheel(0, top);
      await expect.poll(scrolled).toBeGreaterThan(start + top - 10);
      /** What is below the navbar, and where. */
      const before = await page.evaluate(() => {
        const element = document.elementFromPoint(innerWidth / 2, 150);
        return {
          tag: element?.tagName ?? '',
          text: element?.textContent ?? '',
          top: element?.getBoundingClientRect().top ?? 0,
        };
      });
      await page.reload();
      /** How far the same element is from where it was. */
      const moved = () =>
        page.evaluate(
          ({tag, text, top}) =>
            Math.min(
              ...[...document.querySelectorAll(`main ${tag}`)]
                .filter(({textContent}) => textContent === text)
                .map((element) =>
                  Math.abs(element.getBoundingClientRect().top - top),
                ),
            ),
          before,
        );
      await expect.poll(moved).toBeLessThan(4);
      await expectHydrated(page);
      await expect.poll(moved).toBeLessThan(4);
    },
  );
}
