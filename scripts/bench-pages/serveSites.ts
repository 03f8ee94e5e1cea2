import type {IncomingMessage, Server, ServerResponse} from 'node:http';
import {closeNow} from '../../server/closeNow';
import {createSiteServer} from '../../server/createSiteServer';
import {listen} from '../../server/listen';
import type {BuiltSites} from './buildSites';

/** The sites that are compared; `ours` comes first in every table. */
export const siteNames = ['ours', 'stock'] as const;
export type SiteName = (typeof siteNames)[number];

export type ServedSites = Record<SiteName, string> & {stop: () => void};

/** Stock Docusaurus has inline styles and scripts, which our policy would block. */
function withoutPolicy(server: Server): Server {
  return server.prependListener(
    'request',
    (_request: IncomingMessage, response: ServerResponse) => {
      const writeHead = response.writeHead.bind(response);
      response.writeHead = ((...args: Parameters<typeof writeHead>) => {
        response.removeHeader('Content-Security-Policy');
        return writeHead(...args);
      }) as typeof writeHead;
    },
  );
}

/** Serves both sites with the bundled server; resolves to their addresses. */
export async function serveSites(built: BuiltSites): Promise<ServedSites> {
  const ours = createSiteServer({root: built.ours});
  const other = createSiteServer({root: built.stock});
  const stock = built.hasPolicy ? other : withoutPolicy(other);
  return {
    ours: `http://localhost:${await listen(ours, 0)}`,
    stock: `http://localhost:${await listen(stock, 0)}`,
    stop() {
      for (const server of [ours, stock]) {
        closeNow(server);
      }
    },
  };
}
