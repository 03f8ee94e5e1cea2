import path from 'node:path';
import {expect, it} from 'vitest';
import {findLeaks, isIdle} from './load/findLeaks';
import {hostileCases} from './hostileCases';
import {readSiteFiles} from 'site-server/build';
import {connectSilent, rawRequest, request} from 'site-server/testing';
import {mixedRequests} from './load/mixedRequests';
import {sendLoad} from './load/sendLoad';
import {startMeasured} from './load/startMeasured';

const root = path.resolve('build');
const files = readSiteFiles(root);
const requests = mixedRequests(files, 1000);
const largeFile = [...files.keys()].find((file) => file.includes('/drawing-'));

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

/** Ten clients ask for a large file 700 times each, and leave before it has come. */
async function leaveEarly(port: number): Promise<void> {
  expect(largeFile).toBeDefined();
  const get = `GET ${largeFile} HTTP/1.1\r\nHost: a\r\n\r\n`;
  const opened = await connectSilent(port, 10, get.repeat(700));
  // The honest request beside the misuse.
  expect((await request(port, {path: '/'})).status).toBe(200);
  opened.forEach((socket) => socket.destroy());
}

it.each([
  [
    'a thousand requests, all answered correctly',
    async (port: number) => expect(await sendRound(port)).toEqual([]),
  ],
  ['clients that ask for much and leave', leaveEarly],
])('leaks nothing after %s', async (_name, send) => {
  const server = await startMeasured(root);
  try {
    // The first round fills the server's caches.
    await send(server.port);
    const before = await server.measure(isIdle);
    await send(server.port);
    const after = await server.measure(
      (measured) => findLeaks(before, measured).length === 0,
    );
    expect(findLeaks(before, after)).toEqual([]);
  } finally {
    await server.stop();
  }
});
