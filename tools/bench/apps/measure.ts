import {expect, type Browser} from '@playwright/test';
import {startApp, takePicture} from '../../../tests/e2e/apps';
import {blackPng} from '../../../tests/e2e/blackPng';
import {openPage} from '../../../tests/e2e/openPage';
import {withSlowPage} from '../pages/slowPage';
import {watchLongTasks} from '../pages/watchLongTasks';

/** Milliseconds from Start to the first frame that shows the app, on a slow device. */
export function measureStart(
  browser: Browser,
  address: string,
): Promise<number> {
  return withSlowPage(browser, 'phone', async (page) => {
    await openPage(page, address);
    await page.waitForTimeout(1000);
    return page.evaluate(async () => {
      const start = performance.now();
      [...document.querySelectorAll('button')]
        .find(({textContent}) => textContent === 'Start the app')
        ?.click();
      for (;;) {
        await new Promise(requestAnimationFrame);
        const frame = document.querySelector('iframe');
        const root = frame?.contentDocument?.querySelector('#root');
        const isPainted = [...(root?.querySelectorAll('canvas') ?? [])].every(
          (canvas) => {
            const copy = new OffscreenCanvas(1, 1).getContext('2d');
            copy?.drawImage(canvas, 0, 0, 1, 1);
            return copy?.getImageData(0, 0, 1, 1).data[3] !== 0;
          },
        );
        if (root?.firstElementChild && isPainted) {
          return performance.now() - start;
        }
      }
    });
  });
}

/** Milliseconds from the press to the boxes, and of the longest task of the page meanwhile. */
export async function measureDetection(browser: Browser, baseURL: string) {
  const page = await browser.newPage({baseURL});
  const app = await startApp(page, '/docs/tutorials/snacks/object-detection/');
  const again = app.screen.getByRole('button', {name: 'Again'});
  // The first picture waits for the model.
  await takePicture(app);
  await again.click();
  await page.getByLabel('Photo', {exact: true}).setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: blackPng(640, 480),
  });
  const takeButton = app.screen.getByRole('button', {name: 'Take picture'});
  await takeButton.waitFor();
  await page.waitForTimeout(500);
  const longestTask = await watchLongTasks(page);
  const start = performance.now();
  await takeButton.click();
  await again.waitFor();
  const figures = {
    ms: performance.now() - start,
    longestTask: await longestTask(),
  };
  await page.close();
  return figures;
}

/** Frames of the live camera that are classified in a second. */
export async function measureFrames(
  browser: Browser,
  baseURL: string,
): Promise<number> {
  const seconds = 3;
  const page = await browser.newPage({baseURL});
  const {log} = await startApp(page, '/docs/tutorials/snacks/live-camera/');
  const lines = log.getByText('Frame took');
  // Unlike `waitFor`, this answers what the app asks meanwhile.
  await expect(lines.nth(5)).toBeVisible();
  const before = await lines.count();
  // The log keeps 200 lines.
  await page.waitForTimeout(1000 * seconds);
  const frames = (await lines.count()) - before;
  await page.close();
  return frames / seconds;
}

/** Drawings of a digit that are read in a second, a stroke after the other. */
export async function measureDigits(
  browser: Browser,
  baseURL: string,
): Promise<number> {
  const strokes = 10;
  const page = await browser.newPage({baseURL});
  const {screen, log} = await startApp(page, '/example/mnist/');
  const canvas = screen.locator('canvas');
  const lines = log.getByText(/^10 scores/);
  let start = 0;
  for (let stroke = 0; stroke <= strokes; stroke += 1) {
    await canvas.hover({position: {x: 60 + 10 * stroke, y: 60}});
    // The first stroke waits for the model.
    start = stroke === 1 ? performance.now() : start;
    await page.mouse.down();
    await page.mouse.up();
    await lines.nth(stroke).waitFor();
  }
  const ms = performance.now() - start;
  await page.close();
  return (1000 * strokes) / ms;
}
