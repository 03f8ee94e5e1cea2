import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {findings, score} from './testing/observatory';
import {request} from './testing/request';
import {startBundled} from './testing/startBundled';
import type {RunningServer} from './testing/startNginx';

/** One page of each kind. */
const families = [
  '/',
  '/community/',
  '/support/',
  '/faq/',
  '/flora/',
  '/search/',
  '/app/third-party-notices-android/',
  '/example/mnist/',
  '/snack/@playtorch/image-classification/',
  '/expo/@playtorch/nlp-qa-demo/',
  '/docs/tutorials/get-started/',
  '/docs/tutorials/snacks/yolov5/',
  '/docs/next/tutorials/get-started/',
  '/docs/api/core/',
  '/docs/api/core/interfaces/torchlive_torch.tensor/',
  '/docs/0.1/api/cli/',
];

let server: RunningServer;
beforeAll(async () => {
  server = await startBundled(path.resolve('build'), {trustProxy: true});
});
afterAll(() => server.stop());

async function fetchPage(address: string) {
  const {status, headers, body} = await request(server.port, {
    path: address,
    headers: {'X-Forwarded-Proto': 'https'},
  });
  return {status, headers, html: body.toString()};
}

describe('the HTTP Observatory', () => {
  it.each(families)('gives %s the highest score', async (address) => {
    const page = await fetchPage(address);
    expect(page.status).toBe(200);
    const found = findings(page);
    expect(found).toContainEqual(['scripts with integrity', 5]);
    expect(found.filter(([, modifier]) => modifier < 0)).toEqual([]);
    expect(score(found)).toBe(135);
  });

  it('gives the not-found page the same', async () => {
    const page = await fetchPage('/no-such-page/');
    expect(page.status).toBe(404);
    expect(score(findings(page))).toBe(135);
  });

  it('finds one problem in the frame of Expo Snack, whose script changes without notice', async () => {
    const found = findings(await fetchPage('/embed/snack/'));
    expect(found.filter(([, modifier]) => modifier < 0)).toEqual([
      ['foreign scripts without integrity', -5],
    ]);
  });
});
