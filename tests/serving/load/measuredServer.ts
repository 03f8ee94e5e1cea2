// The bundled server as a process that reports its memory and handles over IPC.
// Needs --expose-gc; see startMeasured.ts.
import {memoryUsage, getActiveResourcesInfo} from 'node:process';
import {promisify} from 'node:util';
import {createSiteServer, listen} from 'site-server/server';
import type {Measure} from './startMeasured';

async function main(root: string): Promise<void> {
  const server = await createSiteServer({root});
  const countConnections = promisify(server.getConnections.bind(server));

  async function measure(): Promise<Measure> {
    // Twice: what a finalizer releases is collected the next time.
    globalThis.gc?.();
    await new Promise(setImmediate);
    globalThis.gc?.();
    const {heapUsed, external, rss} = memoryUsage();
    return {
      heap: heapUsed + external,
      resident: rss,
      handles: getActiveResourcesInfo().length,
      connections: await countConnections(),
    };
  }

  process.on('message', () => {
    void measure().then((measured) => process.send?.(measured));
  });
  process.send?.(await listen(server, 0));
}

main(process.argv[2] ?? 'build').catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
  process.disconnect();
});
