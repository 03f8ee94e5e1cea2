import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {run} from './run.mjs';

/**
 * A shell knows the processor time of what it waited for. The program runs in the
 * background, for only then can the shell pass a signal on.
 */
const measure = `
file=$1
shift
"$@" &
child=$!
trap 'kill -TERM "$child"' TERM INT HUP
while :; do
  wait "$child"
  code=$?
  kill -0 "$child" 2>/dev/null || break
done
times > "$file"
exit "$code"
`;

/**
 * Adds up what the shell's "times" wrote: minutes and seconds in user and in
 * system mode, of itself and of what it waited for.
 *
 * @param {string} written
 */
function addTimes(written) {
  return [...written.matchAll(/(\d+)m([\d.,]+)s/g)].reduce(
    (total, [, minutes, seconds = '']) =>
      total + Number(minutes) * 60 + Number(seconds.replace(',', '.')),
    0,
  );
}

/**
 * Runs a program like `run`, and says how many processor seconds it and its
 * children took. Windows has no such shell, and the figure is 0.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export async function runMeasured(command, args, options) {
  if (process.platform === 'win32') {
    return {exitCode: await run(command, args, options), processorSeconds: 0};
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'times-'));
  try {
    const file = path.join(folder, 'times');
    const exitCode = await run(
      'sh',
      ['-c', measure, 'sh', file, command, ...args],
      options,
    );
    return {exitCode, processorSeconds: addTimes(readFileSync(file, 'utf8'))};
  } finally {
    rmSync(folder, {recursive: true});
  }
}
