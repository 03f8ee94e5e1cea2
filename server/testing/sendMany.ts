import {Agent} from 'node:http';
import type {MixedRequest} from './mixedRequests';

export type Outcome = {
  /** What was answered wrongly or not at all. */
  wrong: string[];
  /** Milliseconds that each answer took. */
  times: number[];
  seconds: number;
};

/** Sends requests, so many at a time, over connections that are kept as browsers keep them. */
export async function sendMany(
  port: number,
  requests: readonly MixedRequest[],
  parallel: number,
): Promise<Outcome> {
  const agent = new Agent({keepAlive: true, maxSockets: parallel});
  const wrong: string[] = [];
  const times: number[] = [];
  const queue = requests.values();

  async function work(): Promise<void> {
    for (const {name, send, isRight} of queue) {
      const start = performance.now();
      try {
        const status = await send(port, agent);
        if (!isRight(status)) {
          wrong.push(`${name}: ${status}`);
        }
      } catch (error) {
        wrong.push(`${name}: ${String(error)}`);
      }
      times.push(performance.now() - start);
    }
  }

  const start = performance.now();
  await Promise.all(Array.from({length: parallel}, work));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return {wrong, times, seconds};
}
