import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, openSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {findFreePort} from 'test-utils/free-port';
import type {Engine} from './engine';

/** Starts a browser with fresh files. Its processes and files go when it is stopped. */
export async function startBrowser({command, connect}: Engine) {
  const home = mkdtempSync(path.join(tmpdir(), 'site-browser-'));
  const log = path.join(home, 'log.txt');
  const output = openSync(log, 'w');
  const port = await findFreePort();
  const [program, ...args] = command(home, port);
  const child = spawn(program, args, {
    // Makes it the leader of a process group, which a signal reaches as a whole.
    detached: true,
    env: {...process.env, HOME: home, TMPDIR: home},
    // The pipe closes when all that inherit it have ended; WebKit's screen cleans up.
    stdio: ['ignore', output, output, 'pipe'],
  });
  const ended = once(child, 'close');
  const signal = (name: NodeJS.Signals) => {
    try {
      process.kill(-(child.pid ?? NaN), name);
    } catch {
      // All have ended.
    }
  };
  function clean(): void {
    signal('SIGKILL');
    rmSync(home, {recursive: true, force: true, maxRetries: 5});
  }
  process.once('exit', clean);

  async function stop(): Promise<void> {
    signal('SIGTERM');
    await Promise.race([ended, pause(5000, undefined, {ref: false})]);
    clean();
    process.off('exit', clean);
  }

  const deadline = performance.now() + 30_000;
  for (;;) {
    try {
      return {session: await connect(port), stop};
    } catch (error) {
      if (child.exitCode !== null || performance.now() > deadline) {
        const printed = readFileSync(log, 'utf8');
        await stop();
        throw new Error(`${program} did not start. It printed:\n${printed}`, {
          cause: error,
        });
      }
      await pause(50);
    }
  }
}
