import {createServer} from 'node:http';
import type {Browser} from '@playwright/test';
import {listen} from '../../server/listen';
import {measureLongestTask} from './measureLongestTask';

/** As a page whose app has come. */
const html =
  '<!doctype html><html lang=en data-has-hydrated=true><title>Empty</title><p>Nothing.';

/** The longest task of a page with one word, which the browser alone makes: no page of any site stays below. */
export async function measureEmptyPage(browser: Browser): Promise<number> {
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html),
  );
  const address = `http://localhost:${await listen(server, 0)}/`;
  try {
    return await measureLongestTask(browser, address);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
