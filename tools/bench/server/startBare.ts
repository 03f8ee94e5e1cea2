import {fork} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {request} from 'site-server/testing';
import type {Kind} from './kinds';

/** Headers of a connection, which Node adds itself. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive']);

/** Starts a bare Node server that sends what another server answers to a request. */
export async function startBare(kind: Kind, port: number) {
  const {status, headers, body} = await request(port, kind);
  const child = fork(path.join(__dirname, 'bareServer.ts'), {
    execArgv: ['--import', 'tsx'],
  });
  child.send({
    status,
    headers: Object.entries(headers)
      .filter(([name]) => !ownHeaders.has(name))
      .flat(),
    body: body.toString('base64'),
  });
  const [bare] = (await once(child, 'message')) as [number];
  return {
    port: bare,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill();
      await once(child, 'close');
    },
  };
}
