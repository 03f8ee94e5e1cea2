import {spawn, spawnSync} from 'node:child_process';
import process from 'node:process';
import type {Writable} from 'node:stream';
import {Slots} from './Slots';

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

type Options = {
  /** Options of Node. */
  flags?: readonly string[];
  /** Folders that it may read. */
  readable?: readonly string[];
  /** Ends it, or keeps it from being started. */
  signal?: AbortSignal | undefined;
};

/** Most characters that a process may write. */
const longestOutput = 1_000_000;

/** Node calls it by another name up to version 22. */
const permissionFlag = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * Limits the processor time and the memory of a process, then runs it. Whatever ends this
 * process ends it too: its lifeline, a pipe, then closes without the line that says that
 * all is well. The watcher is apart, because a program that loops reads no pipe.
 */
const confine = `(read -r _ <&3 || kill -9 $$) </dev/null >/dev/null 2>&1 &
exec 3<&-
ulimit -t "$0"
ulimit -d "$1" 2>/dev/null
shift
exec "$@"`;

let noNetwork: readonly string[] | undefined;

/** What runs a command without network; nothing, where the system can't do that. */
function withoutNetwork(): readonly string[] {
  const unshare = ['unshare', '-rn'];
  noNetwork ??=
    spawnSync('unshare', ['-rn', 'true']).status === 0 ? unshare : [];
  return noNetwork;
}

/** Whether processes here have no network. */
export function cutsNetwork(): boolean {
  return withoutNetwork().length > 0;
}

/** The compiler takes up to a gigabyte, and a program a third of one. */
const slots = new Slots(2, 32);

/**
 * Runs Node in a process that can read no file except those in `readable`, write none and
 * start no other process. `code` is a module; it reads `input` from its standard input.
 */
export function runIsolated(
  code: string,
  input: string,
  limits: Limits,
  options: Options = {},
): Promise<Ended> {
  return slots.run(() => start(code, input, limits, options), options.signal);
}

function start(
  code: string,
  input: string,
  {seconds, megabytes}: Limits,
  {flags = [], readable = [], signal}: Options,
): Promise<Ended> {
  const child = spawn(
    '/bin/sh',
    [
      '-c',
      confine,
      // Threads that collect garbage take processor time as well.
      String(Math.ceil(seconds * 2)),
      String(megabytes * 2 * 1024 + 512 * 1024),
      ...withoutNetwork(),
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
    {
      env: {},
      stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
      killSignal: 'SIGKILL',
      ...(signal && {signal}),
    },
  );
  const lifeline = child.stdio[3] as Writable;
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
    lifeline.on('error', () => undefined);
    child.once('exit', () => lifeline.end('\n'));
    child.once('close', (exitCode, by) => {
      clearTimeout(timer);
      stopped ??= by === 'SIGXCPU' ? 'time' : undefined;
      const failed = /out of memory|allocation failed/i.test(errors)
        ? 'memory'
        : 'crash';
      const end = stopped ?? (exitCode === 0 ? 'done' : failed);
      resolve({output: output.slice(0, longestOutput), end, errors});
    });
  });
}
