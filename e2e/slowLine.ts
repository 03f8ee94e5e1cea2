import {createServer, type Server, type ServerResponse} from 'node:http';
import {setTimeout as sleep} from 'node:timers/promises';
import {closeNow} from '../server/closeNow';
import {listen} from '../server/listen';

/** So many bytes of a page, then a break of a few frames. */
const piece = {bytes: 1024, milliseconds: 50};

/** What belongs to one connection and not to what it carries. */
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

/** Passes a site on to the browser, its pages in small pieces; resolves to its address and how to stop. */
export async function startSlowLine(
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
