import type {FrameLocator, Locator} from '@playwright/test';
import {expect, type Page} from './fixtures';
import {openPage} from './openPage';

/** A running app: the phone's screen, and what is beside it. */
export type RunningApp = {
  page: Page;
  screen: FrameLocator;
  log: Locator;
  /** What the phone tells the reader. */
  message: Locator;
};

/** Presses Start on a page, and waits until the app is drawn. */
export async function startApp(
  page: Page,
  address: string,
  action = 'Start the app',
): Promise<RunningApp> {
  await openPage(page, address);
  await page.getByRole('button', {name: action}).first().click();
  const screen = page.frameLocator('iframe[src="/embed/app/"]');
  await expect(screen.locator('#root > *')).toHaveCount(1);
  return {
    page,
    screen,
    log: page.getByRole('log'),
    message: page.getByRole('status').first(),
  };
}

/** How many pixels of a canvas have a colour, and how many colours there are. */
export function readPixels(canvas: Locator, colour: readonly number[]) {
  return canvas.evaluate((element, [red, green, blue]) => {
    const {width, height} = element as HTMLCanvasElement;
    const copy = new OffscreenCanvas(width, height);
    const context = copy.getContext('2d');
    context?.drawImage(element as HTMLCanvasElement, 0, 0);
    const {data = []} = context?.getImageData(0, 0, width, height) ?? {};
    const colours = new Set<number>();
    let matching = 0;
    for (let i = 0; i < data.length; i += 4) {
      const [r = 0, g = 0, b = 0] = [data[i], data[i + 1], data[i + 2]];
      colours.add((r << 16) | (g << 8) | b);
      matching += Number(r === red && g === green && b === blue);
    }
    return {matching, colours: colours.size};
  }, colour);
}

/** Takes a picture of what the camera films. */
export async function takePicture({screen}: RunningApp): Promise<void> {
  // The preview shows the scene before a picture of it can be taken.
  const preview = screen.locator('canvas').first();
  await expect
    .poll(async () => (await readPixels(preview, [0, 0, 0])).colours)
    .toBeGreaterThan(3);
  await screen.getByRole('button', {name: 'Take picture'}).click();
}

const ember = [255, 92, 0];

async function findThings(app: RunningApp): Promise<void> {
  await takePicture(app);
  await expect(app.log).toContainText(/\b[1-9] objects/, {timeout: 30_000});
  await expect(app.page.getByText('it does not know photos')).toBeVisible();
  const canvas = app.screen.locator('canvas');
  await expect
    .poll(async () => (await readPixels(canvas, ember)).matching)
    .toBeGreaterThan(500);
  await app.screen.getByRole('button', {name: 'Again'}).click();
  await expect(app.page.getByText('Images not released: 0')).toBeVisible();
}

/** What a reader does with each app, and what must come of it, by the page of the tutorial. */
export const uses: Readonly<
  Record<string, (app: RunningApp) => Promise<void>>
> = {
  'get-started': async ({screen}) => {
    await expect(screen.getByText('Shape: 2 × 3')).toBeVisible();
    const sum = screen.getByText(/^Sum: \d\.\d{3}$/);
    const before = await sum.innerText();
    await screen.getByRole('button', {name: 'New numbers'}).click();
    await expect(sum).not.toHaveText(before);
  },
  'snacks/image-classification': async (app) => {
    await takePicture(app);
    await expect(app.screen.getByText(/^mouse.* \(\d+ %\)$/)).toBeVisible();
    await expect(app.log).toContainText(/Class 673: mouse.*, \d+ %/);
    await expect(app.page.getByText('Images not released: 0')).toBeVisible();
    await expect(app.page.getByText(/^Stand-in for MobileNet/)).toBeVisible();
  },
  'snacks/live-camera': async ({page, screen, log}) => {
    await expect(screen.getByText(/^mouse/)).toBeVisible();
    await expect(log).toContainText(/Frame took \d+ ms/);
    await page.getByLabel('The camera films').selectOption('Cup');
    await expect(screen.getByText(/cup|mug/)).toBeVisible();
  },
  'snacks/object-detection': async (app) => {
    await findThings(app);
    await expect(app.log).toContainText('Input [1, 3, 1422, 800]');
    await expect(app.log).toContainText('3 objects');
  },
  'snacks/yolov5': findThings,
  'snacks/anime-gan': async (app) => {
    await takePicture(app);
    await expect(app.log).toContainText(/512, 512\].* after/, {
      timeout: 30_000,
    });
    await expect(app.screen.getByRole('button', {name: 'Again'})).toBeVisible();
    const canvas = app.screen.locator('canvas');
    await expect
      .poll(async () => (await readPixels(canvas, ember)).colours)
      .toBeGreaterThan(100);
  },
  'snacks/seq2seq-nmt': async ({screen, log}) => {
    const french = screen.getByLabel('French');
    await screen.getByRole('button', {name: 'Translate'}).click();
    await expect(screen.getByText('i am happy .')).toBeVisible();
    await expect(log).toContainText('Encoder outputs [50, 256]');
    await french.fill("J'ai froid.");
    await screen.getByRole('button', {name: 'Translate'}).click();
    await expect(screen.getByText('i am cold .')).toBeVisible();
    await french.fill('je joue du piano .');
    await screen.getByRole('button', {name: 'Translate'}).click();
    await expect(screen.getByText(/never learned the word/)).toBeVisible();
  },
  'snacks/nlp-qa': async ({screen, log}) => {
    await screen.getByRole('button', {name: 'Ask'}).click();
    await expect(log).toContainText(/\d+ tokens, answer from \d+ to \d+/);
    await expect(
      screen.getByText(/telescope in the attic/).last(),
    ).toBeVisible();
  },
  'snacks/speech-to-text': async ({screen, log, message}) => {
    await screen.getByRole('button', {name: 'Record'}).click();
    await screen.getByRole('button', {name: 'Stop'}).click();
    await expect(log).toContainText(/Input \[1, \d+\]/);
    await expect(message).toContainText('the model needs a phone');
  },
};
