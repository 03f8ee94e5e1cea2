import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, it} from 'vitest';
import {runMeasured} from './runMeasured.mjs';

const module = pathToFileURL(path.resolve('scripts/lib/runMeasured.mjs')).href;

it('gives the exit code, and the processor time of the program and its children', async () => {
  const spin =
    'const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end);';
  const {exitCode, processorSeconds} = await runMeasured(process.execPath, [
    '-e',
    `require('child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(spin)}]); process.exit(3)`,
  ]);
  expect(exitCode).toBe(3);
  expect(processorSeconds).toBeGreaterThan(0.3);
  expect(processorSeconds).toBeLessThan(5);
});

it('passes SIGTERM on, and waits for the program to end', async () => {
  const program =
    "process.on('SIGTERM', () => setTimeout(() => { console.log('bye'); process.exit(7); }, 50)); setInterval(() => {}, 1000); console.log('ready');";
  const parent = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import {runMeasured} from '${module}';
       const {exitCode} = await runMeasured(process.execPath, ['-e', ${JSON.stringify(program)}]);
       process.exitCode = exitCode;`,
    ],
    {stdio: ['ignore', 'pipe', 'inherit']},
  );
  let output = '';
  parent.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (chunk.toString().includes('ready')) {
      parent.kill('SIGTERM');
    }
  });
  const [code] = (await once(parent, 'close')) as [number | null];
  expect(output).toBe('ready\nbye\n');
  expect(code).toBe(7);
});
