// `npm run shots -- /path …`: screenshots of built pages at three widths in both colour modes.
import {existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {paintAll} from '../e2e/paintAll';
import {closeNow} from '../server/closeNow';
import {createSiteServer} from '../server/createSiteServer';
import {listen} from '../server/listen';
import {chromiumFlags, findChromium} from './lib/findChromium.mjs';

const widths = [390, 996, 1440];
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

async function main(pages: string[]): Promise<void> {
  if (pages.length === 0) {
    throw new Error('No page given. Try: npm run shots -- / /faq/');
  }
  if (!existsSync('build/index.html')) {
    throw new Error('build/ has no site. Run "npm run build" first.');
  }
  mkdirSync(folder, {recursive: true});
  const server = createSiteServer({root: path.resolve('build')});
  const port = await listen(server, 0);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumFlags,
  });
  try {
    for (const page of pages) {
      await takeScreenshots(browser, `http://localhost:${port}`, page);
    }
  } finally {
    await browser.close();
    closeNow(server);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
