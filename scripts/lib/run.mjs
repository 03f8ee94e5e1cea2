import {spawn, spawnSync} from 'node:child_process';
import process from 'node:process';

/**
 * Forwards signals to a child process, so that it can shut down cleanly and is never
 * left running. On Ctrl-C the terminal signals both.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
function forwardSignals(child) {
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP', 'SIGINT'])) {
    const forward = () => {
      if (signal !== 'SIGINT' || process.stdin.isTTY !== true) {
        child.kill(signal);
      }
    };
    process.on(signal, forward);
    child.once('close', () => process.off(signal, forward));
  }
}

/**
 * Runs a program in the foreground and resolves to its exit code.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      // On Windows, npm and npx are scripts that need a shell.
      shell: process.platform === 'win32',
      ...options,
    });
    forwardSignals(child);
    child.once('error', (error) =>
      reject(
        new Error(`${command}: could not be started. Is it on the PATH?`, {
          cause: error,
        }),
      ),
    );
    child.once('close', (code, signal) =>
      resolve(code ?? (signal === 'SIGINT' ? 130 : 1)),
    );
  });
}

/**
 * Says whether a program is on the PATH.
 *
 * @param {string} command
 */
export function hasCommand(command) {
  return (
    spawnSync(command, ['--version'], {stdio: 'ignore'}).error === undefined
  );
}
