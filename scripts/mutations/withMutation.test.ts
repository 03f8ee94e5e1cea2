import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {beforeEach, expect, it} from 'vitest';
import {temporaryFolder} from '../testing/temporaryFolder';
import {withMutation} from './withMutation';

let folder = '';
let file = '';

beforeEach(() => {
  folder = temporaryFolder();
  file = path.join(folder, 'a.ts');
  writeFileSync(file, 'one two');
});

const read = () => readFileSync(file, 'utf8');

it('changes the source only while the task runs', async () => {
  const mutation = {file, find: 'two', replace: 'three'};
  expect(await withMutation(mutation, () => Promise.resolve(read()))).toBe(
    'one three',
  );
  expect(read()).toBe('one two');
});

it('restores the source if the task throws', async () => {
  const mutation = {file, find: 'two', replace: 'three'};
  await expect(
    withMutation(mutation, () => Promise.reject(new Error('no'))),
  ).rejects.toThrow('no');
  expect(read()).toBe('one two');
});

it.each(['SIGINT', 'SIGTERM'] as const)(
  'restores the source and ends the child on %s',
  async (signal) => {
    const address = (module: string) =>
      JSON.stringify(pathToFileURL(path.resolve(module)).href);
    const program = path.join(folder, 'program.mts');
    writeFileSync(
      program,
      `import {run} from ${address('scripts/lib/run.mjs')};
       import {withMutation} from ${address('scripts/mutations/withMutation.ts')};
       const child = "console.log('ready'); setInterval(() => {}, 1000);";
       await withMutation(
         {file: ${JSON.stringify(file)}, find: 'two', replace: 'three'},
         () => run(process.execPath, ['-e', child]),
       );
       console.log('went on');`,
    );
    const parent = spawn(process.execPath, ['--import', 'tsx', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    let sourceWhileRunning = '';
    parent.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output === 'ready\n') {
        sourceWhileRunning = read();
        parent.kill(signal);
      }
    });
    // The child shares the output, so it closes when both have ended.
    const [code] = (await once(parent, 'close')) as [number | null];
    expect(sourceWhileRunning).toBe('one three');
    expect([code, output, read()]).toEqual([130, 'ready\n', 'one two']);
  },
  120_000,
);
