import {connectSilent, request} from 'site-server/testing';
import type {Kind} from './kinds';

/** Clients that misbehave, all at once. */
type Misuse = {
  name: string;
  connections: number;
  /** What each sends; none of them reads. */
  bytes: string;
};

const honestRequests = 50;

/** The misuses that servers are measured beside, first none. */
export function misusesOf(asset: Kind): Misuse[] {
  const get = `GET ${asset.path} HTTP/1.1\r\nHost: a\r\n\r\n`;
  return [
    {name: 'nobody', connections: 0, bytes: ''},
    {name: '300 with 20 requests', connections: 300, bytes: get.repeat(20)},
    {name: '5 with 1,500 requests', connections: 5, bytes: get.repeat(1500)},
    {name: '300 with half a header', connections: 300, bytes: 'GET / HTTP/1'},
  ];
}

/** Times honest requests in milliseconds, one after another, while other clients misbehave. */
export async function timeUnderMisuse(
  port: number,
  {connections, bytes}: Misuse,
  honest: Kind,
): Promise<{median: number; slowest: number}> {
  const sockets = await connectSilent(port, connections, bytes);
  const times: number[] = [];
  for (let count = 0; count < honestRequests; count += 1) {
    const start = performance.now();
    const {status} = await request(port, honest);
    times.push(performance.now() - start);
    if (status !== honest.status) {
      throw new Error(`${honest.name}: ${status} instead of ${honest.status}.`);
    }
  }
  sockets.forEach((socket) => socket.destroy());
  times.sort((a, b) => a - b);
  return {
    median: times[honestRequests / 2] ?? 0,
    slowest: times.at(-1) ?? 0,
  };
}
