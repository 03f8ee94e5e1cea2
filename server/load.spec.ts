import path from 'node:path';
import {expect, it} from 'vitest';
import {findLeaks, isIdle} from '../scripts/bench-server/findLeaks';
import {readSiteFiles} from './siteFiles';
import {mixedRequests} from './testing/mixedRequests';
import {sendMany} from './testing/sendMany';
import {startMeasured} from './testing/startMeasured';

const root = path.resolve('build');

it('answers a mix of a thousand requests rightly, and lets go of all of it', async () => {
  const server = await startMeasured(root);
  try {
    const requests = mixedRequests(readSiteFiles(root), 1000);
    // The first round fills what the server keeps on purpose.
    expect((await sendMany(server.port, requests, 100)).wrong).toEqual([]);
    const before = await server.measure(isIdle);
    expect((await sendMany(server.port, requests, 100)).wrong).toEqual([]);
    const after = await server.measure(
      (measured) => findLeaks(before, measured).length === 0,
    );
    expect(findLeaks(before, after)).toEqual([]);
  } finally {
    await server.stop();
  }
});
