import {spawn} from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {nginxConfig} from '../hosts/nginx';
import {readTables} from '../files/readTables';

import {findFreePort} from 'test-utils/free-port';
import type {RunningServer} from './startServer';

type RunningNginx = RunningServer & {
  /** Process id of its only worker. */
  pid: number;
};

function workerOf(master: number | undefined): number {
  const file = `/proc/${master}/task/${master}/children`;
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8')) : 0;
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
      .on('connect', () => {
        socket.destroy();
        resolve(true);
      })
      .on('error', () => resolve(false));
  });
}

/** Starts nginx with its generated configuration, on localhost and in a temporary folder. */
export async function startNginx(
  program: string,
  root: string,
  tables = readTables(root),
): Promise<RunningNginx> {
  const runFolder = mkdtempSync(path.join(tmpdir(), 'site-nginx-'));
  const port = await findFreePort();
  const config = path.join(runFolder, 'nginx.conf');
  writeFileSync(
    config,
    nginxConfig(tables, {
      listen: [`127.0.0.1:${port}`, `[::1]:${port}`],
      root,
      workers: 1,
      runFolder,
    }),
  );
  // As root, its workers would switch to a user who can't read the project.
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  const child = spawn(
    program,
    ['-c', config, '-e', 'stderr', '-g', `daemon off;${user}`],
    {stdio: ['ignore', 'ignore', 'pipe']},
  );
  let messages = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    messages += text;
  });
  const ended = new Promise<void>((resolve) => child.once('close', resolve));
  while (!(await canConnect(port))) {
    if (child.exitCode !== null) {
      throw new Error(`nginx did not start on ${config}:\n${messages}`);
    }
    await pause(20);
  }
  return {
    port,
    pid: workerOf(child.pid),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(runFolder, {recursive: true, force: true});
    },
  };
}
