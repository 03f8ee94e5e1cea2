import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {closeNow, createSiteServer, listen} from 'site-server/server';
import {chromiumFlags, findChromium} from './findChromium.mjs';
import {requireBuild} from './requireBuild.mjs';

/** Serves the built site, starts a browser, and ends both after the work. */
export async function withBuiltSite<Result>(
  work: (browser: Browser, origin: string) => Promise<Result>,
): Promise<Result> {
  await requireBuild();
  const server = await createSiteServer({root: path.resolve('build')});
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
