import {chromium, type Browser} from '@playwright/test';
import {
  chromiumFlags,
  findChromium,
} from '../../../scripts/lib/findChromium.mjs';
import {findFreePort} from 'test-utils/free-port';

/** Starts the browser; Lighthouse reaches it by the port. */
export async function startBrowser(): Promise<{
  browser: Browser;
  port: number;
}> {
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  return {browser, port};
}
