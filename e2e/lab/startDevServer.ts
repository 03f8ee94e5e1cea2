import {spawn} from 'node:child_process';
import path from 'node:path';

const port = 3290;

/** Starts `docusaurus start` on the lab of a copy of the project; resolves when it has compiled. */
export function startDevServer(
  project: string,
): Promise<{address: string; stop: () => void}> {
  const child = spawn(
    process.execPath,
    [
      path.join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs'),
      'start',
      '--config',
      path.join('e2e', 'lab', 'docusaurus.config.ts'),
      '--port',
      String(port),
      '--no-open',
    ],
    {cwd: project, env: {...process.env, FORCE_COLOR: '0'}},
  );
  let output = '';
  return new Promise((resolve, reject) => {
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('website is running at')) {
        resolve({
          address: `http://localhost:${port}`,
          stop: () => child.kill(),
        });
      }
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('close', (code) =>
      reject(new Error(`docusaurus start: ended with ${code}.\n${output}`)),
    );
  });
}
