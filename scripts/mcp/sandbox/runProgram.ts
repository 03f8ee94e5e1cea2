import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as esbuild from 'esbuild';
import {packageFolder} from 'run-in-page';
import type {Release} from 'torchlive-web';
import {toScript} from 'torchlive-web/program';
import type {Program, Report} from './guest';
import {programFile} from './programFile';
import {cutsNetwork, runIsolated, type Ended, type Limits} from './runIsolated';

/** What a program did. */
export type Outcome = {
  printed: string[];
  /** What it threw, and the line. */
  thrown?: {message: string; line?: number};
  /** Messages of promises that were rejected and that nothing handled. */
  rejected: string[];
  /** Why it was stopped, if it was. */
  stopped?: Exclude<Ended['end'], 'done'>;
  /** Set if it exports something as the default, such as a component. */
  hasDefault?: true;
  /** Set if nothing but the realm kept it from the network. */
  hasNetwork?: true;
};

const root = path.resolve(__dirname, '../../..');

/** What keeps the process of a program from anything but computing. */
const flags = [
  // An object of Node's that a program got hold of would be no way to run code there.
  '--disallow-code-generation-from-strings',
  '--frozen-intrinsics',
  '--disable-proto=delete',
  '--no-addons',
];

const defaultLimits: Limits = {seconds: 10, megabytes: 256};

let guest: Promise<string> | undefined;

/** The runtime as one script for the sandbox. */
async function bundleGuest(): Promise<string> {
  const {outputFiles} = await esbuild.build({
    entryPoints: [path.join(__dirname, 'guest.ts')],
    bundle: true,
    format: 'iife',
    globalName: 'sandbox',
    // What the guest needs of the runtime uses none of Node; its neighbors behind the door do.
    external: ['node:*'],
    define: {'process.env.NODE_ENV': '"production"', global: 'globalThis'},
    logLevel: 'silent',
    write: false,
  });
  return outputFiles.map(({text}) => text).join('');
}

function filesOf(release: Release): Program['files'] {
  const folder = packageFolder(root, release);
  return Object.fromEntries(
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
}

/** Lines that a process wrote; the last one may be cut off. */
function readReports(output: string): (Report & {rejected?: string})[] {
  return output.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as Report & {rejected?: string}];
    } catch {
      return [];
    }
  });
}

/**
 * Runs TypeScript on a release, in a process without files, other processes and, where the
 * system can, network, and with little time and memory.
 */
export async function runProgram(
  source: string,
  release: Release,
  {
    limits = defaultLimits,
    signal,
  }: {limits?: Limits; signal?: AbortSignal} = {},
): Promise<Outcome> {
  guest ??= bundleGuest();
  const program: Program = {
    release,
    code: toScript(source, programFile),
    files: filesOf(release),
  };
  const {output, end} = await runIsolated(
    readFileSync(path.join(__dirname, 'supervisor.mjs'), 'utf8'),
    JSON.stringify({guest: await guest, program}),
    limits,
    {flags, signal},
  );
  const reports = readReports(output);
  const thrown = reports.find((report) => report.thrown)?.thrown;
  return {
    printed: reports.flatMap(({printed = []}) => printed.map(String)),
    rejected: reports.flatMap(({rejected}) =>
      rejected === undefined ? [] : [rejected],
    ),
    ...(thrown && {thrown}),
    ...(end !== 'done' && {stopped: end}),
    ...(reports.some(({hasDefault}) => hasDefault) && {hasDefault: true}),
    ...(!cutsNetwork() && {hasNetwork: true}),
  };
}
