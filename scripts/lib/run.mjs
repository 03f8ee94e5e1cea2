import {spawn, spawnSync} from 'node:child_process';
import process from 'node:process';

/**
 * Hands on the signals that ask this program to stop, so that its child stops in
 * its own way and is never left behind. A terminal sends Ctrl-C to both by itself.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
function handOnSignals(child) {
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP', 'SIGINT'])) {
    const handOn = () => {
      if (signal !== 'SIGINT' || process.stdin.isTTY !== true) {
        child.kill(signal);
      }
    };
    process.on(signal, handOn);
    child.once('close', () => process.off(signal, handOn));
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
      // npm and npx are scripts that only a shell can start on Windows.
      shell: process.platform === 'win32',
      ...options,
    });
    handOnSignals(child);
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
