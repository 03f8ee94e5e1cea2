// `npm run shots -- /path …`: screenshots of built pages at four widths in both colour modes.
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {paintAll} from '../tests/e2e/paintAll';
import {runMain} from '../scripts/lib/runMain';
import {withBuiltSite} from '../scripts/lib/withBuiltSite';

const widths = [390, 768, 996, 1440];
const modes = ['light', 'dark'] as const;
const folder = 'shots';

function fileName(page: string, width: number, mode: string): string {
  const name = page.replaceAll(/[^\w.@-]+/g, '_').replace(/^_|_$/g, '');
  return path.join(folder, `${name || 'home'}-${width}-${mode}.png`);
}

async function takeScreenshots(
  browser: Browser,
  base: string,
  page: string,
): Promise<void> {
  for (const colorScheme of modes) {
    const context = await browser.newContext({colorScheme, baseURL: base});
    const tab = await context.newPage();
    // Third-party content would make screenshots differ from day to day.
    await tab.route(
      (url) => url.hostname !== 'localhost',
      (route) => route.abort(),
    );
    for (const width of widths) {
      await tab.setViewportSize({width, height: 900});
      await tab.goto(page, {waitUntil: 'networkidle'});
      await paintAll(tab);
      const file = fileName(page, width, colorScheme);
      await tab.screenshot({path: file, fullPage: true});
      console.log(file);
    }
    await context.close();
  }
}

runMain(async (pages) => {
  if (pages.length === 0) {
    throw new Error('No page given. Try: npm run shots -- / /faq/');
  }
  mkdirSync(folder, {recursive: true});
  await withBuiltSite(async (browser, origin) => {
    for (const page of pages) {
      await takeScreenshots(browser, origin, page);
    }
  });
});
