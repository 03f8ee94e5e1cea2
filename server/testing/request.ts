import {
  request as httpRequest,
  type Agent,
  type IncomingHttpHeaders,
} from 'node:http';

export type Exchange = {
  path: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
};

export type Received = {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
};

/** Sends one request as it is: no redirect is followed, nothing is unpacked. Without an agent it has a connection of its own. */
export function request(
  port: number,
  {path, method = 'GET', headers = {}}: Exchange,
  agent: Agent | false = false,
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      {host: '127.0.0.1', port, path, method, headers, agent},
      (response) => {
        const chunks: Buffer[] = [];
        response
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('error', reject)
          .on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          );
      },
    );
    sent.on('error', reject).end();
  });
}
