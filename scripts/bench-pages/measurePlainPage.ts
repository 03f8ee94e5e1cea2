import {createServer} from 'node:http';
import type {Browser} from '@playwright/test';
import {closeNow} from '../../server/closeNow';
import {listen} from '../../server/listen';
import {measureLongestTask} from './measureLongestTask';
import {stripPage} from './stripPage';

/** The longest task of a page's HTML with neither style sheets nor scripts: what the browser needs for the text alone. */
export async function measurePlainPage(
  browser: Browser,
  address: string,
): Promise<number> {
  const html = stripPage(await (await fetch(address)).text());
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html),
  );
  const plain = `http://localhost:${await listen(server, 0)}/`;
  try {
    return await measureLongestTask(browser, plain);
  } finally {
    closeNow(server);
  }
}
