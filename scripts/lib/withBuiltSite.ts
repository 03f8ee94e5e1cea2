import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {closeNow} from '../../server/closeNow';
import {createSiteServer} from '../../server/createSiteServer';
import {listen} from '../../server/listen';
import {chromiumFlags, findChromium} from './findChromium.mjs';

/** Serves the built site, starts a browser, and ends both after the work. */
export async function withBuiltSite<Result>(
  work: (browser: Browser, origin: string) => Promise<Result>,
): Promise<Result> {
  if (!existsSync('build/index.html')) {
    throw new Error('build/ has no site. Run "npm run build" first.');
  }
  const server = createSiteServer({root: path.resolve('build')});
  const port = await listen(server, 0);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumFlags,
  });
  try {
    return await work(browser, `http://localhost:${port}`);
  } finally {
    await browser.close();
    closeNow(server);
  }
}
