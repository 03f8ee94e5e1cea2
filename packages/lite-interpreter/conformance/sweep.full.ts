import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {coverageOf, type Results} from './coverage';

/** Debian's own Python: another one in the PATH does not see Debian's packages. */
const python = '/usr/bin/python3';
const hasTorch =
  spawnSync(python, ['-c', 'import torch, torchvision']).status === 0;

if (!hasTorch) {
  console.warn(
    'NOT RUN: the comparison of all architectures with PyTorch, because it is not here. On Debian 12, as root, run "apt-get install python3-torch python3-torchvision".',
  );
}

it.runIf(hasTorch)('every architecture agrees with PyTorch', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lite-interpreter-'));
  const file = path.join(folder, 'results.json');
  try {
    const sweep = path.join(import.meta.dirname, 'sweep.py');
    const {status} = spawnSync(python, ['-B', sweep, '--results', file], {
      stdio: 'inherit',
    });
    expect(status).toBe(0);
    const results = JSON.parse(readFileSync(file, 'utf8')) as Results;
    const {differ, skipped} = coverageOf(results);
    for (const [name, why] of Object.entries(skipped)) {
      console.log(`${name} is skipped: ${why}`);
    }
    expect(differ).toEqual({});
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
});
