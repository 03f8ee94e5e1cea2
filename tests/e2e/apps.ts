import type {FrameLocator, Locator} from '@playwright/test';
import {appPath, type SharedApp} from 'run-in-page/data';
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

/** What the reader presses when the app asks for the camera or the microphone. */
export function allowButton(screen: FrameLocator): Locator {
  return screen.getByRole('button', {name: 'While using the app'});
}

/** Gives what the app asks for, whenever it asks. */
async function allowAll(page: Page, screen: FrameLocator): Promise<void> {
  await page.addLocatorHandler(allowButton(screen), (allow) => allow.click());
}

/** Waits for the camera, which the app asks for first. */
export async function waitForCamera(screen: FrameLocator): Promise<void> {
  await expect(
    screen.getByRole('button', {name: 'Take picture'}),
  ).toBeVisible();
}

/** Presses Start on an open page, and waits until the app is drawn. */
export async function pressStart(
  page: Page,
  action = 'Start the app',
): Promise<RunningApp> {
  const running = await inFrame(page);
  await page.getByRole('button', {name: action}).first().click();
  await expect(running.screen.locator('#root > *')).toHaveCount(1);
  return running;
}

/** Opens a page and starts its app. */
export async function startApp(
  page: Page,
  address: string,
  action?: string,
): Promise<RunningApp> {
  await openPage(page, address);
  return pressStart(page, action);
}

/** Runs an app in the console, as a tutorial has it or edited. */
export async function runInConsole(
  page: Page,
  app: SharedApp,
): Promise<RunningApp> {
  await openPage(page, appPath(app));
  const running = await inFrame(page);
  await page.getByRole('button', {name: 'Run', exact: true}).click();
  return running;
}

/** The document in which code and apps run. */
export function findScreen(page: Page): FrameLocator {
  return page.frameLocator('iframe[src^="/embed/run/"]').frameLocator('iframe');
}

/** The app that runs in a page, and gets what it asks for. */
export async function inFrame(page: Page): Promise<RunningApp> {
  const screen = findScreen(page);
  await allowAll(page, screen);
  return {
    page,
    screen,
    log: page.getByRole('log'),
    message: page.locator('[data-stage]').getByRole('status'),
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
  await waitForCamera(screen);
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
  await expect(app.page.getByText(/^Stand-in for DETR/)).toBeVisible();
  const canvas = app.screen.locator('canvas');
  await expect
    .poll(async () => (await readPixels(canvas, ember)).matching)
    .toBeGreaterThan(500);
  // What is drawn has a name, and is announced.
  const names = /^(?=.*mouse)(?=.*cup)(?=.*clock)/;
  await expect(app.screen.getByRole('img', {name: names})).toBeVisible();
  await expect(app.screen.getByRole('status')).toHaveText(names);
  await app.screen.getByRole('button', {name: 'Again'}).click();
  await expect(app.page.getByText('Images not released: 0')).toBeVisible();
}

/** What a reader does with apps, and what must come of it, by page. */
export type Uses = Readonly<Record<string, (app: RunningApp) => Promise<void>>>;

/** Draws a seven, and waits until it is read. */
export async function drawSeven({screen, page}: RunningApp): Promise<void> {
  const canvas = screen.locator('canvas');
  // A seven: its bar, then its leg.
  const strokes = [
    [70, 60],
    [210, 60],
    [120, 240],
  ] as const;
  const [[left, top], ...others] = strokes;
  // Scrolls until nothing of the page covers the place.
  await canvas.hover({position: {x: left, y: top}});
  const {x, y} = (await canvas.boundingBox()) ?? {x: 0, y: 0};
  await page.mouse.down();
  for (const [dx, dy] of others) {
    await page.mouse.move(x + dx, y + dy, {steps: 8});
  }
  await page.mouse.up();
  await expect(screen.getByText(/^⑦ seven, \d+%/)).toBeVisible();
}

async function readDrawing(app: RunningApp): Promise<void> {
  const {screen, log, page} = app;
  const canvas = screen.locator('canvas');
  await drawSeven(app);
  await expect(log).toContainText(/10 scores, \d+ ms/);
  await expect(page.getByText(/^Stand-in for mnist\.ptl/)).toBeVisible();
  expect((await readPixels(canvas, [255, 255, 255])).matching).toBeGreaterThan(
    1000,
  );
  await screen.getByRole('button', {name: 'Clear'}).click();
  await expect(screen.getByText('Draw a digit')).toBeVisible();
}

/** What a reader does with the apps of 0.1, by the page of the tutorial. */
export const oldUses: Uses = {
  'mnist-digit-classification': readDrawing,
  'image-classification': async ({page, screen}) => {
    await expect(screen.getByText(/^mouse/)).toBeVisible();
    await expect(page.getByText(/^Stand-in for MobileNet/)).toBeVisible();
    await page.getByLabel('Camera input').selectOption('Cup');
    await expect(screen.getByText(/cup|mug/)).toBeVisible();
  },
  'question-answering': async ({screen}) => {
    await screen.getByRole('button', {name: 'Ask'}).click();
    await expect(
      screen.getByText('he kept a brass telescope in the attic', {exact: true}),
    ).toBeVisible();
  },
  'add-package': async ({screen}) => {
    const canvas = screen.locator('canvas');
    await expect
      .poll(async () => (await readPixels(canvas, ember)).matching)
      .toBeGreaterThan(1000);
  },
};

/** What a reader does with the apps that no tutorial has, by the page of the example. */
export const exampleUses: Uses = {
  mnist: readDrawing,
  'astro-bird': async ({screen, log}) => {
    const canvas = screen.locator('canvas');
    await expect
      .poll(async () => (await readPixels(canvas, ember)).matching)
      .toBeGreaterThan(100);
    await screen.getByRole('button', {name: 'Play'}).click();
    await screen.getByRole('button', {name: 'Flap'}).click();
    await expect(log).toContainText(/Game over, score \d+/);
    await expect(screen.getByRole('button', {name: 'Play'})).toBeVisible();
  },
  'image-segmentation': async (app) => {
    await takePicture(app);
    await expect(app.screen.getByText('potted plant')).toBeVisible();
    await expect(app.log).toContainText('Output [1, 21, 256, 256]');
    const canvas = app.screen.locator('canvas');
    // The colour of the class.
    await expect
      .poll(async () => (await readPixels(canvas, [194, 68, 0])).matching)
      .toBeGreaterThan(3000);
    await expect(app.page.getByText(/^Stand-in for DeepLabV3/)).toBeVisible();
    await app.screen.getByRole('button', {name: 'Again'}).click();
    await expect(app.page.getByText('Images not released: 0')).toBeVisible();
  },
};

/** What a reader does with each app, and what must come of it, by the page of the tutorial. */
export const uses: Uses = {
  'get-started': async ({screen}) => {
    await expect(screen.getByText('Shape: 2 × 3')).toBeVisible();
    const sum = screen.getByText(/^Sum: \d\.\d{3}$/);
    const before = await sum.innerText();
    await screen.getByRole('button', {name: 'New numbers'}).click();
    await expect(sum).not.toHaveText(before);
  },
  'snacks/image-classification': async (app) => {
    await takePicture(app);
    await expect(app.screen.getByText(/^mouse.* \(\d+%\)$/)).toBeVisible();
    await expect(app.log).toContainText(/Class 673: mouse.*, \d+%/);
    await expect(app.page.getByText('Images not released: 0')).toBeVisible();
    await expect(app.page.getByText(/^Stand-in for MobileNet/)).toBeVisible();
  },
  'snacks/live-camera': async ({page, screen, log}) => {
    await expect(screen.getByText(/^mouse/)).toBeVisible();
    await expect(log).toContainText(/Frame took \d+ ms/);
    await page.getByLabel('Camera input').selectOption('Cup');
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
    await expect(app.page.getByText(/^Stand-in for AnimeGANv2/)).toBeVisible();
  },
  'snacks/seq2seq-nmt': async ({page, screen, log}) => {
    await expect(page.getByText(/^The tutorial’s own networks/)).toBeVisible();
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
  'snacks/nlp-qa': async ({page, screen, log}) => {
    await expect(page.getByText(/^Stand-in for DistilBERT/)).toBeVisible();
    await screen.getByRole('button', {name: 'Ask'}).click();
    await expect(log).toContainText(/\d+ tokens, answer from \d+ to \d+/);
    await expect(
      screen.getByText(/telescope in the attic/).last(),
    ).toBeVisible();
  },
  'snacks/speech-to-text': async ({page, screen, log}) => {
    const keys = page.getByLabel('Microphone input: telephone keys');
    await keys.fill('5 1');
    await screen.getByRole('button', {name: 'Record'}).click();
    await screen.getByRole('button', {name: 'Stop'}).click();
    await expect(log).toContainText(/Input \[1, \d+\]/);
    await expect(screen.getByText('FIVE ONE')).toBeVisible();
    await expect(page.getByText(/^Stand-in for wav2vec/)).toBeVisible();
    await screen.getByRole('button', {name: 'Record'}).click();
    await keys.fill('');
    await expect(page.getByText('the microphone hears nothing')).toBeVisible();
    await keys.fill('2026');
    await screen.getByRole('button', {name: 'Stop'}).click();
    await expect(screen.getByText('TWO ZERO TWO SIX')).toBeVisible();
  },
};
