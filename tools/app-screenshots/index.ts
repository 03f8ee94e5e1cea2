// `npm run app-screenshots [-- name …]`: pictures of the running apps, and of one in its page for the README.
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {startApp} from '../../tests/e2e/apps';
import {
  screenshotNames,
  screenshotSize,
  type ScreenshotName,
} from '../../content/data/screenshots';
import {runMain} from '../../scripts/lib/runMain';
import {runs} from './runs';
import {withBuiltSite} from '../../scripts/lib/withBuiltSite';

const folder = 'static/img/screenshots';

/** Makes a WebP of twice the size at which it is shown. */
async function toWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const url = await page.evaluate(
    async ({source, width, height}) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      Object.assign(canvas, {width, height});
      const context = canvas.getContext('2d', {alpha: false});
      Object.assign(context ?? {}, {imageSmoothingQuality: 'high'});
      context?.drawImage(image, 0, 0, width, height);
      return canvas.toDataURL('image/webp', 0.85);
    },
    {
      source: `data:image/png;base64,${png.toString('base64')}`,
      width: 2 * screenshotSize.width,
      height: 2 * screenshotSize.height,
    },
  );
  await page.close();
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

async function makeStill(
  browser: Browser,
  baseURL: string,
  name: ScreenshotName,
): Promise<void> {
  const page = await browser.newPage({
    baseURL,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    // The whole phone fits below the navbar.
    viewport: {width: 1440, height: 1400},
  });
  const {address, use} = runs[name];
  await use(await startApp(page, address));
  // What the press of a button leaves behind fades.
  await page.waitForTimeout(1000);
  const screen = page.locator('iframe[src^="/embed/run/"]');
  const file = path.join(folder, `${name}.webp`);
  const webp = await toWebp(browser, await screen.screenshot());
  await writeFile(file, webp);
  console.log(file, webp.length);
  if (name === 'yolov5') {
    await page.setViewportSize({width: 1440, height: 1200});
    await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({
      path: 'readme/tutorial.jpg',
      type: 'jpeg',
      quality: 80,
      scale: 'css',
    });
  }
  await page.close();
}

runMain(async (names) => {
  await mkdir(folder, {recursive: true});
  await withBuiltSite(async (browser, origin) => {
    for (const name of screenshotNames) {
      if (names.length === 0 || names.includes(name)) {
        await makeStill(browser, origin, name);
      }
    }
  });
});
