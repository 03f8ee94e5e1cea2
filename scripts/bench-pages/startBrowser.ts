import {createServer, type AddressInfo} from 'node:net';
import {chromium, type Browser} from '@playwright/test';
import {chromiumFlags, findChromium} from '../lib/findChromium.mjs';

/** A port that nobody listens on. */
function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, 'localhost', () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

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
