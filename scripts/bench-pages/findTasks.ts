/** What the measurement reads of an event in a trace of the browser; times are in microseconds. */
export type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args?: {data?: {documentLoaderURL?: string; isOutermostMainFrame?: boolean}};
};

/** Milliseconds of each task on the main thread of a page, from its navigation on. */
export function findTasks(
  events: readonly TraceEvent[],
  address: string,
): number[] {
  const start = events.find(
    ({name, args}) =>
      name === 'navigationStart' && args?.data?.documentLoaderURL === address,
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
