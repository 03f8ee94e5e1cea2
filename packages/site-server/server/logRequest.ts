import type {IncomingMessage, ServerResponse} from 'node:http';

/** Writes one line of JSON about a request when its response is over. */
export function logRequest(
  request: IncomingMessage,
  response: ServerResponse,
  {trustProxy, print}: {trustProxy: boolean; print: (line: string) => void},
): void {
  const start = performance.now();
  const {method, url, headers, httpVersion, socket} = request;
  const forwarded = trustProxy ? headers['x-forwarded-for'] : undefined;
  const address = forwarded?.toString() ?? socket.remoteAddress;
  response.once('close', () =>
    print(
      JSON.stringify({
        time: new Date().toISOString(),
        address,
        method,
        url,
        http: httpVersion,
        status: response.statusCode,
        isComplete: response.writableFinished,
        milliseconds: Math.round(performance.now() - start),
        referrer: headers.referer,
        agent: headers['user-agent'],
      }),
    ),
  );
}
