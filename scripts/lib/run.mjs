import {spawn, spawnSync} from 'node:child_process';
import process from 'node:process';

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
