/** What the measurement reads of an event in a trace of the browser; times are in microseconds. */
export type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args?: {data?: {url?: string}};
};

/**
 * Milliseconds of each task on the main thread of a page, from the first one that has to
 * do with what the page holds: before it, the browser makes room for any page alike.
 */
export function findTasks(
  events: readonly TraceEvent[],
  address: string,
): number[] {
  const start = events.find(
    ({name, args}) => name === 'CommitLoad' && args?.data?.url === address,
  );
  if (start === undefined) {
    throw new Error(
      `${address}: the trace holds no navigation to it. Does the server answer with a redirect?`,
    );
  }
  return events
    .filter(
      ({name, pid, tid, ts}) =>
        name === 'RunTask' &&
        pid === start.pid &&
        tid === start.tid &&
        ts >= start.ts,
    )
    .map(({dur = 0}) => dur / 1000);
}
