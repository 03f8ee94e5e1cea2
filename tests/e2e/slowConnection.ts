import {createServer, type Server, type ServerResponse} from 'node:http';
import {setTimeout as sleep} from 'node:timers/promises';
import {closeNow, listen} from 'site-server/server';

/** Size of the pieces, and the pause between them. */
const piece = {bytes: 2048, milliseconds: 50};

/** Headers of a connection, not of its content. */
const ownHeaders = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
]);

async function send(
  response: ServerResponse,
  content: Buffer,
  isPage: boolean,
): Promise<void> {
  const size = isPage ? piece.bytes : content.length;
  for (let start = 0; start < content.length; start += size) {
    response.write(content.subarray(start, start + size));
    if (isPage) {
      await sleep(piece.milliseconds);
    }
  }
  response.end();
}

/** Starts a proxy that sends the site's pages in small pieces. */
export async function startSlowConnection(
  origin: string,
): Promise<{address: string; stop: () => void}> {
  const server: Server = createServer((request, response) => {
    void fetch(new URL(request.url ?? '/', origin)).then(async (answer) => {
      response.statusCode = answer.status;
      for (const [name, value] of answer.headers) {
        if (!ownHeaders.has(name)) {
          response.setHeader(name, value);
        }
      }
      const isPage = answer.headers
        .get('content-type')
        ?.startsWith('text/html');
      await send(
        response,
        Buffer.from(await answer.arrayBuffer()),
        isPage ?? false,
      );
    });
  });
  const port = await listen(server, 0);
  return {
    address: `http://localhost:${port}`,
    stop: () => closeNow(server),
  };
}
