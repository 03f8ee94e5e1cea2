import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {bundleServer} from '../server/bundleServer';

type Ended = {code: number | null; signal: string | null};

let bundled: string | undefined;

/** The server as a program of its own, bundled at the first call. */
export function serverProgram(): string {
  if (bundled === undefined) {
    const folder = mkdtempSync(path.join(tmpdir(), 'site-server-'));
    process.once('exit', () => rmSync(folder, {recursive: true, force: true}));
    bundled = path.join(folder, 'server.mjs');
    bundleServer(bundled);
  }
  return bundled;
}

/** Starts the server, or a command that starts it, in a folder with the folder `build`, and collects its output. */
export function startProgram(
  cwd: string,
  environment: Readonly<Record<string, string>> = {},
  [file, ...args]: readonly [string, ...string[]] = [
    process.execPath,
    serverProgram(),
  ],
) {
  const child = spawn(file, args, {
    cwd,
    env: {...process.env, PORT: '0', ...environment},
  });
  const printed = {stdout: '', stderr: ''};
  const waiting = new Set<() => void>();
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      printed[name] += text;
      waiting.forEach((check) => check());
    });
  }
  const ended = new Promise<Ended>((resolve) =>
    child.once('close', (code, signal) => resolve({code, signal})),
  );

  /** Resolves to the match once the program has printed it; rejects if it exits before. */
  function waitFor(pattern: RegExp): Promise<RegExpExecArray> {
    return new Promise((resolve, reject) => {
      const check = () => {
        const match = pattern.exec(printed.stdout);
        if (match !== null) {
          waiting.delete(check);
          resolve(match);
        }
      };
      waiting.add(check);
      check();
      void ended.then(() =>
        reject(new Error(`It exited before it printed ${String(pattern)}.`)),
      );
    });
  }

  return {
    pid: child.pid ?? 0,
    printed,
    ended,
    waitFor,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** Resolves to the port that it listens on. */
    port: async () =>
      Number((await waitFor(/ at http:\/\/localhost:(\d+)\n/))[1]),
  };
}
