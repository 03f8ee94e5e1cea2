import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {judge, score} from './testing/observatory';
import {request} from './testing/request';
import {startBundled} from './testing/startBundled';
import type {RunningServer} from './testing/startNginx';

/** One page of each family. */
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
  server = await startBundled(path.resolve('build'));
});
afterAll(() => server.stop());

async function answerTo(address: string) {
  const {status, headers, body} = await request(server.port, {path: address});
  return {status, headers, html: body.toString()};
}

describe('the HTTP Observatory', () => {
  it.each(families)('gives %s all there is', async (address) => {
    const answer = await answerTo(address);
    expect(answer.status).toBe(200);
    const findings = judge(answer);
    expect(findings).toContainEqual(['scripts with integrity', 5]);
    expect(findings.filter(([, modifier]) => modifier < 0)).toEqual([]);
    expect(score(findings)).toBe(135);
  });

  it('gives the page for what is not found the same', async () => {
    const answer = await answerTo('/no-such-page/');
    expect(answer.status).toBe(404);
    expect(score(judge(answer))).toBe(135);
  });

  it('finds one fault in the frame of Expo Snack, whose script changes without notice', async () => {
    const findings = judge(await answerTo('/embed/snack/'));
    expect(findings.filter(([, modifier]) => modifier < 0)).toEqual([
      ['foreign scripts without integrity', -5],
    ]);
  });
});
