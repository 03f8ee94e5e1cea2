import type {IncomingMessage} from 'node:http';

/** Longest report that is read, in bytes. */
const maxBytes = 16_384;

/** Most reports in a minute, from all browsers together. */
const maxReports = 100;
const minute = 60_000;

/** Returns the function that counts a report. It returns 0 if the report may be read, and otherwise the seconds to wait. */
export function createReportCounter(): (now: number) => number {
  let count = 0;
  let end = 0;
  return (now) => {
    if (now >= end) {
      count = 0;
      end = now + minute;
    }
    count += 1;
    return count > maxReports ? Math.ceil((end - now) / 1000) : 0;
  };
}

/** Reads a browser's report of a violated policy, prints it as one line of JSON, and calls back with the status. */
export function receiveReport(
  request: IncomingMessage,
  print: (line: string) => void,
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
        print(JSON.stringify({time: new Date().toISOString(), report}));
        done(204);
      } catch {
        done(400);
      }
    });
}
