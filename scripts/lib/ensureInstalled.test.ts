import {chmodSync, existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {temporaryFolder, writeWithFolders} from 'test-utils';
import {ensureInstalled} from './ensureInstalled.mjs';

type Packages = Record<string, object>;

const site = {'node_modules/react': {integrity: 'a'}};
const tool = {'node_modules/vitest': {integrity: 'b', dev: true}};
const binary = {
  'node_modules/binary': {
    integrity: 'c',
    optional: true,
    os: [process.platform],
    cpu: [process.arch],
  },
};
const otherBinaries = {
  'node_modules/binary-aix': {integrity: 'd', optional: true, os: ['aix']},
  'node_modules/binary-musl': {
    integrity: 'e',
    optional: true,
    os: [process.platform],
    cpu: [process.arch],
    libc: ['musl'],
  },
};
const locked = {
  '': {dependencies: {}},
  ...site,
  ...tool,
  ...binary,
  ...otherBinaries,
};

const startOver = 'ci --ignore-scripts';
const startOverWithoutTools = 'ci --ignore-scripts --omit=dev';
const addTools = 'install --no-save --ignore-scripts';

let root = '';
const at = (file: string) => path.join(root, file);

beforeEach(() => {
  root = temporaryFolder();
  writeWithFolders(at('package-lock.json'), JSON.stringify({packages: locked}));
  writeWithFolders(at('bin/npm'), '#!/bin/sh\necho "$@" > calls\nexit $FAIL\n');
  chmodSync(at('bin/npm'), 0o755);
  vi.stubEnv('PATH', `${at('bin')}${path.delimiter}${process.env.PATH ?? ''}`);
  vi.stubEnv('FAIL', '0');
  vi.spyOn(console, 'log').mockReturnValue();
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

function install(packages: Packages): void {
  writeWithFolders(
    at('node_modules/.package-lock.json'),
    JSON.stringify({packages}),
  );
}

function calls(): string {
  return existsSync(at('calls'))
    ? readFileSync(at('calls'), 'utf8').trim()
    : '';
}

it.each<[string, Packages | undefined, string, string]>([
  ['nothing', undefined, startOverWithoutTools, startOver],
  ['what the site needs', {...site, ...binary}, '', addTools],
  ['everything', {...site, ...tool, ...binary}, '', ''],
  [
    'another release for the site',
    {...binary, 'node_modules/react': {integrity: 'z'}},
    startOverWithoutTools,
    startOver,
  ],
  [
    'another release, and the test tools',
    {...tool, ...binary, 'node_modules/react': {integrity: 'z'}},
    startOver,
    startOver,
  ],
  ['binaries for another platform', site, startOverWithoutTools, startOver],
])(
  'finds %s, and installs what is missing',
  async (_state, packages, forStart, forTest) => {
    if (packages !== undefined) {
      install(packages);
    }
    await ensureInstalled(root);
    expect(calls()).toBe(forStart);
    rmSync(at('calls'), {force: true});
    await ensureInstalled(root, {dev: true});
    expect(calls()).toBe(forTest);
  },
);

it('says which command failed', async () => {
  vi.stubEnv('FAIL', '7');
  await expect(ensureInstalled(root)).rejects.toThrow(
    'npm ci: failed with exit code 7. Check the network',
  );
});
