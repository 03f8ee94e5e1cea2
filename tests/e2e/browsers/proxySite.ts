import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** What stands between a browser and the site. */
type Between = {
  /** Source of a script that each document runs before its own. Not the frames of readers' code, whose policy knows one script. */
  script?: string;
  /** Leaves the policies out: pages can be framed then, and need no Trusted Types. */
  withoutPolicies?: boolean;
  /** Holds a file back. */
  wait?: (url: string) => Promise<void> | undefined;
};

const scriptPath = '/before-all.js';

/** Serves the site with something in between. */
export async function proxySite(
  origin: string,
  {script, withoutPolicies = false, wait}: Between,
) {
  async function pass(url: string, response: ServerResponse): Promise<void> {
    if (url === scriptPath) {
      response.writeHead(200, {'Content-Type': 'text/javascript'});
      response.end(script);
      return;
    }
    await wait?.(url);
    const answer = await fetch(new URL(url, origin), {redirect: 'manual'});
    const dropped = withoutPolicies
      ? /^(?:content-(?:encoding|length|security)|transfer|conn|x-frame)/
      : /^(?:content-(?:encoding|length)|transfer|conn)/;
    const headers = [...answer.headers].filter(([name]) => !dropped.test(name));
    response.writeHead(answer.status, Object.fromEntries(headers));
    const body = Buffer.from(await answer.arrayBuffer());
    const isDocument = answer.headers.get('content-type')?.includes('html');
    response.end(
      script !== undefined && isDocument
        ? // A regular expression: the markup is minified. The second is in a `srcdoc`.
          body
            .toString('utf8')
            .replace(
              /<head(?: [^>]*)?>|<html lang='en'>/g,
              `$&<script src='${scriptPath}'></script>`,
            )
        : body,
    );
  }
  const server = createServer(
    ({url = ''}, response) =>
      // A server that is stopped cuts its answers short.
      void pass(url, response).catch(() => response.destroy()),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
