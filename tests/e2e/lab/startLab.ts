import {spawn, type ChildProcess} from 'node:child_process';
import path from 'node:path';
import {buildLab, labFolder} from './buildLab';

const root = path.resolve('.');

export type Lab = {
  /** Such as `http://localhost:41234`. */
  origin: string;
  /** Address of its first page. */
  home: string;
  stop: () => void;
};

/** Waits until a server on this machine answers. */
export async function untilItAnswers(
  origin: string,
  limit = 60_000,
): Promise<void> {
  const deadline = Date.now() + limit;
  for (;;) {
    try {
      await fetch(origin);
      return;
    } catch (error) {
      if (Date.now() > deadline) {
        throw new Error(`${origin}: the server does not answer.`, {
          cause: error,
        });
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Serves a build of the lab, in a folder. */
export function startServer(
  environment: Readonly<Record<string, string>>,
  cwd: string,
): ChildProcess {
  return spawn(
    path.join(root, 'node_modules', '.bin', 'tsx'),
    [path.join(root, 'tests/e2e/lab/serveLab.ts')],
    {cwd, env: {...process.env, ...environment}, stdio: 'ignore'},
  );
}

/** Builds the lab with some environment and serves it with the bundled server, whose policy reads the same. */
export async function startLab(
  name: string,
  environment: Readonly<Record<string, string>>,
  port: number,
): Promise<Lab> {
  const {exitCode, output} = await buildLab(name, environment);
  if (exitCode !== 0) {
    throw new Error(`tests/e2e/lab: the build "${name}" failed.\n${output}`);
  }
  // It serves the folder "build" of where it runs.
  const server = startServer(
    {...environment, PORT: String(port)},
    labFolder(name),
  );
  const origin = `http://localhost:${port}`;
  await untilItAnswers(origin);
  return {origin, home: `${origin}/lab/`, stop: () => server.kill()};
}
