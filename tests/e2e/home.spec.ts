import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {filesWith} from './lab/filesOf';
import {openPage} from './openPage';
import {paintAll} from './paintAll';

type Stroke = readonly (readonly [x: number, y: number])[];

/** Drawn by hand, in percent of the pad. */
const three: Stroke = [
  [30, 24],
  [46, 15],
  [62, 20],
  [66, 34],
  [54, 45],
  [44, 47],
  [60, 51],
  [69, 63],
  [62, 79],
  [46, 85],
  [29, 78],
];
const seven: Stroke = [
  [28, 22],
  [46, 21],
  [70, 20],
  [62, 38],
  [54, 58],
  [46, 84],
];

/** Upwards: a finger that moves like this scrolls a page. */
const one: Stroke = [
  [50, 90],
  [50, 70],
  [50, 50],
  [50, 30],
  [50, 10],
];

function pad(page: Page) {
  return page.getByRole('application', {name: 'Drawing pad'});
}

function answer(page: Page) {
  return page.getByText(/^It reads a \d/);
}

/** The points of a stroke on the screen, once the pad is there. */
async function placesOf(page: Page, stroke: Stroke): Promise<Stroke> {
  await pad(page).scrollIntoViewIfNeeded();
  const box = await pad(page).boundingBox();
  if (box === null) {
    throw new Error('The drawing pad has no box: it is not on the page.');
  }
  return stroke.map(([x, y]) => [
    box.x + (x / 100) * box.width,
    box.y + (y / 100) * box.height,
  ]);
}

async function draw(page: Page, stroke: Stroke): Promise<void> {
  const [first = [0, 0], ...rest] = await placesOf(page, stroke);
  await page.mouse.move(...first);
  await page.mouse.down();
  for (const point of rest) {
    await page.mouse.move(...point, {steps: 4});
  }
  await page.mouse.up();
}

async function drawWithFinger(page: Page, stroke: Stroke): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const places = await placesOf(page, stroke);
  for (const [index, [x, y]] of places.entries()) {
    await session.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{x, y}],
    });
    // A browser merges moves of the same frame; a finger reports one a frame.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchEnd',
    touchPoints: [],
  });
}

test('reads a 7 drawn with the keyboard while the page stays still, and a 3 and a 7 drawn with the mouse', async ({
  page,
}) => {
  await openPage(page, '/');
  await pad(page).focus();
  const before = await page.evaluate(() => scrollY);
  const press = async (key: string, times: number) => {
    for (let i = 0; i < times; i += 1) {
      await page.keyboard.press(key);
    }
  };
  // A 7: to the upper left, then along the top and diagonally down.
  await press('ArrowUp', 10);
  await press('ArrowLeft', 7);
  await page.keyboard.press('Space');
  await press('ArrowRight', 14);
  for (let i = 0; i < 7; i += 1) {
    await press('ArrowDown', 3);
    await press('ArrowLeft', 1);
  }
  await page.keyboard.press('Space');
  await expect(answer(page)).toHaveText(/^It reads a 7, /);
  expect(await page.evaluate(() => scrollY)).toBe(before);

  await page.keyboard.press('Delete');
  await expect(page.getByText('Nothing drawn yet')).toBeVisible();

  await draw(page, three);
  await expect(answer(page)).toHaveText(/^It reads a 3, /);
  await expect(
    page.getByText(/^in (under )?[\d.]+ ms, on this device$/),
  ).toBeVisible();

  await page.getByRole('button', {name: 'Clear'}).click();
  await expect(page.getByText('Nothing drawn yet')).toBeVisible();
  await draw(page, seven);
  await expect(answer(page)).toHaveText(/^It reads a 7, /);
});

test.describe('on a phone', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 800}});

  test('reads a 1 and a 7 drawn with a finger: the page stays still and asks for nothing', async ({
    page,
  }) => {
    await openPage(page, '/');
    await pad(page).scrollIntoViewIfNeeded();
    const clear = page.getByRole('button', {name: 'Clear'});
    await clear.tap();
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const before = await page.evaluate(() => scrollY);

    await drawWithFinger(page, one);
    await expect(answer(page)).toHaveText(/^It reads a 1, /);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    // Chromium takes a tap soon after a swift stroke for the end of a fling.
    await expect(async () => {
      await clear.tap();
      await expect(page.getByText('Nothing drawn yet')).toBeVisible({
        timeout: 1000,
      });
    }).toPass();
    await drawWithFinger(page, seven);
    await expect(answer(page)).toHaveText(/^It reads a 7, /);
    const bars = page.getByRole('img', {name: /^Probabilities\./});
    const name = (await bars.getAttribute('aria-label')) ?? '';
    const shares = [...name.matchAll(/(\d): (?:over )?(\d+)%/g)].map(
      ([, digit, share]) => [Number(digit), Number(share)] as const,
    );
    expect(shares.map(([digit]) => digit)).toEqual([...Array(10).keys()]);
    const most = Math.max(...shares.map(([, share]) => share));
    expect(shares[7]).toEqual([7, most]);

    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(asked).toEqual([]);
  });
});

test('says so when the weights do not arrive, and tries again', async ({
  page,
  allowed,
}) => {
  allowed.push(/^net::ERR_FAILED: .*\.bin$/, /The digit demo did not load/);
  await page.route('**/*.bin', (route) => route.abort());
  await openPage(page, '/');
  const message = page.getByRole('alert');
  await expect(message).toContainText('The network did not load.');
  await expect(pad(page)).toHaveCount(0);

  await page.unroute('**/*.bin');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(message).toHaveCount(0);
  await draw(page, three);
  await expect(answer(page)).toHaveText(/^It reads a 3, /);
});

test('loads nothing of the demo before it is near', async ({page}) => {
  const code = filesWith('build/assets/js', ['Drawing pad']);
  expect(code).toHaveLength(1);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const ofDemo = () =>
    asked
      .map((url) => new URL(url).pathname.split('/').at(-1) ?? '')
      .filter((name) => name.endsWith('.bin') || code.includes(name));
  await page.setViewportSize({width: 390, height: 300});
  await openPage(page, '/');
  await page.waitForLoadState('networkidle');
  const demo = page.locator('figure[data-stage]');
  await expect(demo).toHaveAttribute('data-stage', 'away');
  expect(asked).not.toEqual([]);
  expect(ofDemo()).toEqual([]);

  await demo.scrollIntoViewIfNeeded();
  await expect(demo).toHaveAttribute('data-stage', 'ready');
  expect(ofDemo()).toEqual([...code, expect.stringMatching(/\.bin$/)]);
});

for (const width of [390, 1440]) {
  test(`is about as high before it is read as after, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await openPage(page, '/');
    const height = () =>
      page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await paintAll(page);
    await expect.poll(height).not.toBe(before);
    expect(Math.abs((await height()) / before - 1)).toBeLessThan(0.05);
  });
}
