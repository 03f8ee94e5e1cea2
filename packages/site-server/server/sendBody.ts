import type {ReadStream} from 'node:fs';
import {open} from 'node:fs/promises';
import type {ServerResponse} from 'node:http';
import type {Socket} from 'node:net';
import {pipeline} from 'node:stream/promises';
import type {LargeFile} from './reply';

/** Bytes that are handed over at a time, so that dropStalled sees a slow client accept them. */
const partSize = 65_536;

function* partsOf(body: Buffer): Generator<Buffer> {
  for (let start = 0; start < body.length; start += partSize) {
    yield body.subarray(start, start + partSize);
  }
}

/** Opens a file, unless it has changed since the site was loaded. */
async function openUnchanged({
  file,
  size,
  mtimeMs,
}: LargeFile): Promise<ReadStream & {size: number}> {
  const handle = await open(file);
  const found = await handle.stat();
  if (found.size !== size || found.mtimeMs !== mtimeMs) {
    await handle.close();
    throw new Error('it has changed. Send SIGHUP to read the site again');
  }
  return Object.assign(handle.createReadStream({end: size - 1}), {size});
}

/** Sends head and body of a response. Rejects if its file can't be opened; closes it whatever happens. */
export async function sendBody(
  body: Buffer | LargeFile,
  response: ServerResponse,
  connection: Socket,
  writeHead: () => void,
): Promise<void> {
  if (Buffer.isBuffer(body) && body.length <= partSize) {
    writeHead();
    response.end(body);
    return;
  }
  const source = Buffer.isBuffer(body)
    ? partsOf(body)
    : await openUnchanged(body);
  // A response that waits behind others is not told when the client leaves.
  const gone = new AbortController();
  const close = () => gone.abort();
  // One for each request on the connection, which are limited.
  connection.setMaxListeners(0).once('close', close);
  if (connection.destroyed) {
    close();
  }
  writeHead();
  try {
    await pipeline(source, response, {signal: gone.signal, end: false});
    if ('bytesRead' in source && source.bytesRead < source.size) {
      throw new Error('it was cut short');
    }
    response.end();
  } catch {
    // The client has left, or the file was cut short: the length is announced, so only the connection can say so.
    response.destroy();
  } finally {
    connection.off('close', close);
  }
}
