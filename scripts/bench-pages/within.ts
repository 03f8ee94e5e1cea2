import {setTimeout as sleep} from 'node:timers/promises';

/** Waits for something that may never come, but not for ever. */
export async function within<Value>(
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
