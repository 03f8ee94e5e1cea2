import {spawn} from 'node:child_process';
import path from 'node:path';

export type Ended = {code: number | null; signal: string | null};

/** What a reader types. The program must get the signals that npm gets. */
const npmRunServe = ['npm', 'run', '--silent', 'serve'] as const;

/** The same program, for a folder that is no project. */
export const serveElsewhere = [
  path.resolve('node_modules/.bin/tsx'),
  path.resolve('server/index.ts'),
] as const;

/** Starts the server as a program of its own, and gathers what it prints. */
export function startProgram({
  port,
  cwd = process.cwd(),
  command: [file, ...args] = npmRunServe,
}: {
  port: string;
  cwd?: string;
  command?: readonly [string, ...string[]];
}) {
  const child = spawn(file, args, {cwd, env: {...process.env, PORT: port}});
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

  /** Resolves to the match once the program has printed it; rejects if it ends before. */
  function print(pattern: RegExp): Promise<RegExpExecArray> {
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
        reject(new Error(`It ended before it printed ${String(pattern)}.`)),
      );
    });
  }

  return {
    printed,
    ended,
    print,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** Resolves to the port that it serves on. */
    port: async () =>
      Number((await print(/ at http:\/\/localhost:(\d+)\n/))[1]),
  };
}
