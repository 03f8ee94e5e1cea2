import {request as httpRequest, type IncomingHttpHeaders} from 'node:http';

export type Exchange = {
  path: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  content?: string;
};

export type Received = {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
};

/** Sends one request over a connection of its own. Redirects aren't followed, bodies aren't decompressed. */
export function request(
  port: number,
  {path, method = 'GET', headers = {}, content}: Exchange,
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      {host: '127.0.0.1', port, path, method, headers, agent: false},
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
    sent.on('error', reject).end(content);
  });
}
