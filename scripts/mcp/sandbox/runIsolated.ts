import {spawn} from 'node:child_process';
import process from 'node:process';

/** How much a process may take. */
export type Limits = {
  seconds: number;
  /** Megabytes of JavaScript objects; as much again may be in buffers and in Node itself. */
  megabytes: number;
};

/** What a process wrote, and why it ended. */
export type Ended = {
  output: string;
  end: 'done' | 'time' | 'memory' | 'output' | 'crash';
  /** What Node wrote about a crash. */
  errors: string;
};

/** Most characters that a process may write. */
const longestOutput = 1_000_000;

/** Node calls it by another name up to version 22. */
const permissionFlag = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** Limits the memory of a process and cuts off its network, where the system can; then runs it. */
const confine = `ulimit -d "$0" 2>/dev/null
unshare -rn true 2>/dev/null && exec unshare -rn "$@"
exec "$@"`;

/**
 * Runs Node in a process that can read no file except those in `readable`, write none and
 * start no other process. `code` is a module; it reads `input` from its standard input.
 */
export function runIsolated(
  code: string,
  input: string,
  {seconds, megabytes}: Limits,
  {
    flags = [],
    readable = [],
  }: {flags?: readonly string[]; readable?: readonly string[]} = {},
): Promise<Ended> {
  const child = spawn(
    '/bin/sh',
    [
      '-c',
      confine,
      String(megabytes * 2 * 1024 + 512 * 1024),
      process.execPath,
      permissionFlag,
      '--no-warnings',
      `--max-old-space-size=${megabytes}`,
      ...readable.map((folder) => `--allow-fs-read=${folder}/*`),
      ...flags,
      '--input-type=module',
      '--eval',
      code,
    ],
    {env: {}, stdio: 'pipe'},
  );
  return new Promise((resolve, reject) => {
    let output = '';
    let errors = '';
    let stopped: Ended['end'] | undefined;
    function stop(end: Ended['end']): void {
      stopped ??= end;
      child.kill('SIGKILL');
    }
    const timer = setTimeout(() => stop('time'), seconds * 1000);
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.length > longestOutput) {
        stop('output');
      }
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors = (errors + text).slice(-2000);
    });
    child.once('error', reject);
    // It may end before it has read everything.
    child.stdin.on('error', () => undefined).end(input);
    child.once('close', (exitCode) => {
      clearTimeout(timer);
      const failed = /out of memory|allocation failed/i.test(errors)
        ? 'memory'
        : 'crash';
      const end = stopped ?? (exitCode === 0 ? 'done' : failed);
      resolve({output: output.slice(0, longestOutput), end, errors});
    });
  });
}
