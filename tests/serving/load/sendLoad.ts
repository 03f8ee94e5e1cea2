import autocannon from 'autocannon';
import type {LoadRequest} from './mixedRequests';

export type LoadResult = {
  /** Requests that were answered wrongly or not at all. */
  failures: string[];
  requestsPerSecond: number;
  /** 99th percentile of the latency, in milliseconds. */
  p99: number;
};

/** Sends each request once, over as many keep-alive connections at a time. */
export async function sendLoad(
  port: number,
  requests: readonly LoadRequest[],
  connections: number,
): Promise<LoadResult> {
  const failures: string[] = [];
  const pending = requests.map(({path, status}) => ({
    path,
    onResponse: (received: number) => {
      if (received !== status) {
        failures.push(`${path}: ${received} instead of ${status}`);
      }
    },
  }));
  const {
    requests: answered,
    errors,
    duration,
    latency,
  } = await autocannon({
    url: `http://127.0.0.1:${port}`,
    headers: {'accept-encoding': 'gzip, br'},
    amount: requests.length,
    connections,
    // It notices the end only at a sample, one each second by default.
    sampleInt: 50,
    setupClient: (client) => {
      client.setRequests(pending.splice(0, requests.length / connections));
    },
  });
  const missing = requests.length - answered.total;
  if (missing > 0 || errors > 0) {
    failures.push(`${missing} without an answer, ${errors} connection errors`);
  }
  return {
    failures,
    requestsPerSecond: answered.total / duration,
    p99: latency.p99,
  };
}
