import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {pathToFileURL} from 'node:url';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {run} from './run.mjs';

const module = pathToFileURL(path.resolve('scripts/lib/run.mjs')).href;

/** A program that prints when it is ready, and which signal stopped it. */
const polite = `
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.on(signal, () => { console.log('bye ' + signal); process.exit(7); });
  }
  console.log('ready');
  setInterval(() => {}, 1000);
`;

describe('run', () => {
  it('resolves to the exit code', async () => {
    expect(await run(process.execPath, ['-e', 'process.exit(3)'])).toBe(3);
  });

  it('says what could not be started', async () => {
    await expect(run('no-such-program', [])).rejects.toThrow(
      'no-such-program: could not be started. Is it on the PATH?',
    );
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'forwards %s, and waits for the program to end',
    async (signal) => {
      const parent = spawn(
        process.execPath,
        [
          '--input-type=module',
          '-e',
          `import {run} from '${module}';
           process.exitCode = await run(process.execPath, ['-e', ${JSON.stringify(polite)}]);`,
        ],
        {stdio: ['ignore', 'pipe', 'inherit']},
      );
      let output = '';
      parent.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (chunk.toString().includes('ready')) {
          parent.kill(signal);
        }
      });
      const [code] = (await once(parent, 'close')) as [number | null];
      expect(output).toBe(`ready\nbye ${signal}\n`);
      expect(code).toBe(7);
    },
  );
});
