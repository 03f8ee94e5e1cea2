import {spawn} from 'node:child_process';
import path from 'node:path';
import {findFreePort} from 'test-utils/free-port';
import {untilItAnswers} from '../lab/startLab';

/** Starts `docusaurus start` in a copy of the project; resolves when it answers. */
export async function startDevServer(
  project: string,
): Promise<{address: string; stop: () => void}> {
  const port = await findFreePort();
  const child = spawn(
    process.execPath,
    [
      path.join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs'),
      'start',
      '--port',
      String(port),
      '--no-open',
    ],
    {cwd: project, stdio: 'ignore'},
  );
  const address = `http://localhost:${port}`;
  const stop = () => child.kill();
  // It builds before it listens, in a minute or more where others build too.
  await untilItAnswers(address, 280_000).catch((error: unknown) => {
    stop();
    throw error;
  });
  return {address, stop};
}
