import {spawn} from 'node:child_process';
import path from 'node:path';

type Ended = {code: number | null; signal: string | null};

/** The command that people type. npm must pass signals on to the server. */
const npmRunServe = ['npm', 'run', '--silent', 'serve'] as const;

/** The same program, for a folder that isn't the project. */
const serveElsewhere = [
  process.execPath,
  path.resolve('deploy/server.mjs'),
] as const;

/** Starts the server as a process of its own, in the project or in a folder, and collects its output. */
export function startProgram(
  cwd?: string,
  environment: Readonly<Record<string, string>> = {},
) {
  const [file, ...args] = cwd === undefined ? npmRunServe : serveElsewhere;
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
      Number((await waitFor(/ at https?:\/\/localhost:(\d+)\n/))[1]),
  };
}
