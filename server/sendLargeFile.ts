import {open} from 'node:fs/promises';
import type {Readable, Writable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import type {LargeFile} from './reply';

/** Opens a file, unless it has changed since the site was loaded. */
async function openUnchanged({
  file,
  size,
  mtimeMs,
}: LargeFile): Promise<Readable> {
  const handle = await open(file);
  const found = await handle.stat();
  if (found.size !== size || found.mtimeMs !== mtimeMs) {
    await handle.close();
    throw new Error('it has changed. Send SIGHUP to read the site again');
  }
  return handle.createReadStream({end: size - 1});
}

/** Streams a file that is too large for memory. Rejects if it can't be opened; closes it whatever happens. */
export async function sendLargeFile(
  largeFile: LargeFile,
  response: Writable,
  connection: Readable,
  writeHead: () => void,
): Promise<void> {
  const stream = await openUnchanged(largeFile);
  // A response that waits behind others is not told when the client leaves.
  const close = () => stream.destroy();
  // One for each request on the connection, which are limited.
  connection.setMaxListeners(0).once('close', close);
  if (connection.destroyed) {
    close();
  }
  writeHead();
  try {
    await pipeline(stream, response);
  } catch {
    // The client has left, or the file was cut short: the length is announced, so only the connection can say so.
    response.destroy();
  } finally {
    connection.off('close', close);
  }
}
