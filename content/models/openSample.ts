import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Host, Release} from 'torchlive-web';
import {createConsole, formatValues} from 'torchlive-web/program';
import {
  createRequireOf,
  loadPackage,
  type LoadedPackage,
} from 'torchlive-web/node';

type Options = {
  release: Release;
  /** The sample's files, by their path in its folder. */
  files: ReadonlyMap<string, {text: string}>;
  host: Host;
  /** Packages of the app besides the toolkit. */
  packages: Readonly<Record<string, unknown>>;
};

/** A sample app in Node: its modules, the phone it runs on, and what it logged. */
export type OpenSample = {
  load: (file: string) => Record<string, unknown>;
  phone: LoadedPackage['phone'];
  log: string[];
};

/** Runs `use` with a sample's modules on a release of the toolkit. */
export async function openSample(
  {release, files, host, packages}: Options,
  use: (sample: OpenSample) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sample-'));
  try {
    for (const [file, {text}] of files) {
      mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      writeFileSync(path.join(folder, file), text);
    }
    const log: string[] = [];
    const console = createConsole((values) => {
      log.push(formatValues(values));
    });
    const {require, phone} = loadPackage(release, {console, host});
    const requireOf = createRequireOf(path.join(folder, 'entry.ts'), {
      require: (name) => packages[name] ?? require(name),
      console,
    });
    await use({
      load: (file) => requireOf(`./${file}`) as Record<string, unknown>,
      phone,
      log,
    });
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
