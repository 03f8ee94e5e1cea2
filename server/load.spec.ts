import path from 'node:path';
import {expect, it} from 'vitest';
import {findLeaks, isIdle} from '../scripts/bench-server/findLeaks';
import {hostileCases} from './hostileCases';
import {readSiteFiles} from './siteFiles';
import {mixedRequests} from './testing/mixedRequests';
import {rawRequest} from './testing/rawRequest';
import {sendLoad} from './testing/sendLoad';
import {startMeasured} from './testing/startMeasured';

const root = path.resolve('build');
const requests = mixedRequests(readSiteFiles(root), 1000);

/** A thousand requests at a hundred a time, with hostile ones among them. */
async function sendRound(port: number): Promise<string[]> {
  const [{failures}, responses] = await Promise.all([
    sendLoad(port, requests, 100),
    Promise.all(hostileCases.map(([, bytes]) => rawRequest(port, bytes))),
  ]);
  return [
    ...failures,
    ...responses.filter((response) => !/^HTTP\/1\.[01] 4\d\d /.test(response)),
  ];
}

it('answers a thousand requests correctly and leaks nothing', async () => {
  const server = await startMeasured(root);
  try {
    // The first round fills the server's caches.
    expect(await sendRound(server.port)).toEqual([]);
    const before = await server.measure(isIdle);
    expect(await sendRound(server.port)).toEqual([]);
    const after = await server.measure(
      (measured) => findLeaks(before, measured).length === 0,
    );
    expect(findLeaks(before, after)).toEqual([]);
  } finally {
    await server.stop();
  }
});
