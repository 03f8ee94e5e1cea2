import {connect} from 'node:net';
import {request} from 'site-server/testing';
import type {Kind} from './kinds';

const connections = 50;

function requestBytes({path, headers}: Kind): string {
  const lines = Object.entries({Host: 'localhost', ...headers}).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

/** Bytes of one answer on a connection that stays open: all are alike. */
function answerSize(port: number, bytes: string, bodySize: number) {
  return new Promise<number>((resolve, reject) => {
    let received = Buffer.alloc(0);
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('error', reject).on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const headSize = received.indexOf('\r\n\r\n') + 4;
      if (headSize > 3 && received.length === headSize + bodySize) {
        socket.destroy();
        resolve(received.length);
      }
    });
  });
}

/**
 * Sends one request again and again over fifty connections, each when the answer
 * before it is complete. It only counts bytes, so that it takes less time than the
 * servers. Returns the answers per second.
 */
export async function countAnswers(
  kind: Kind,
  port: number,
  milliseconds: number,
): Promise<number> {
  const {status, body} = await request(port, kind);
  if (status !== kind.status) {
    throw new Error(`${kind.name}: ${status} instead of ${kind.status}.`);
  }
  const bytes = requestBytes(kind);
  const size = await answerSize(port, bytes, body.length);
  let answers = 0;
  const start = performance.now();
  await Promise.all(
    Array.from(
      {length: connections},
      () =>
        new Promise<void>((resolve, reject) => {
          let missing = size;
          const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
          socket
            .on('error', reject)
            .on('close', () => resolve())
            .on('data', (chunk: Buffer) => {
              missing -= chunk.length;
              if (missing > 0) {
                return;
              }
              answers += 1;
              missing += size;
              if (performance.now() - start < milliseconds) {
                socket.write(bytes);
              } else {
                socket.destroy();
              }
            });
        }),
    ),
  );
  return (answers / (performance.now() - start)) * 1000;
}
