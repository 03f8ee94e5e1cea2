import type {AnyRequest} from './writeReplyHead';

/** Longest report that is read, in bytes. */
const maxBytes = 16_384;

/** Reads a browser's report of a violated policy, prints it as one line of JSON, and calls back with the status. */
export function receiveReport(
  request: AnyRequest,
  done: (status: 204 | 400 | 413) => void,
): void {
  const chunks: Buffer[] = [];
  let size = 0;
  request
    .on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes && size - chunk.length <= maxBytes) {
        done(413);
      }
      if (size <= maxBytes) {
        chunks.push(chunk);
      }
    })
    .on('end', () => {
      if (size > maxBytes) {
        return;
      }
      try {
        const report: unknown = JSON.parse(Buffer.concat(chunks).toString());
        console.log(JSON.stringify({time: new Date().toISOString(), report}));
        done(204);
      } catch {
        done(400);
      }
    });
}
