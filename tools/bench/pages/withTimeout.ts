import {setTimeout as sleep} from 'node:timers/promises';

/** Awaits a promise, and rejects after some seconds. */
export async function withTimeout<Value>(
  seconds: number,
  awaited: Promise<Value>,
  complaint: string,
): Promise<Value> {
  const stopped = new AbortController();
  const late = sleep(seconds * 1000, undefined, {signal: stopped.signal}).then(
    () => {
      throw new Error(`${complaint} (waited ${seconds} s)`);
    },
  );
  try {
    return await Promise.race([awaited, late]);
  } finally {
    stopped.abort();
    late.catch(() => undefined);
  }
}
