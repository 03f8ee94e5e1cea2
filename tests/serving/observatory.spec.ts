import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {families} from '../e2e/families';
import {findProblems} from './observatory';
import {request, type RunningServer, startServer} from 'site-server/testing';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer(path.resolve('build'), {trustProxy: true});
});
afterAll(() => server.stop());

async function problemsOf(address: string): Promise<string[]> {
  const {headers, body} = await request(server.port, {
    path: address,
    headers: {'X-Forwarded-Proto': 'https'},
  });
  return findProblems(headers, body.toString());
}

describe('the HTTP Observatory', () => {
  it.each(families)('finds no problem: %s', async (_family, address) => {
    expect(await problemsOf(address)).toEqual([]);
  });

  it('finds one problem in the frame of Expo Snack, whose script changes without notice', async () => {
    expect(await problemsOf('/embed/snack/')).toEqual([
      'foreign scripts without integrity',
    ]);
  });
});
