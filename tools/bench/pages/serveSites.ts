import {closeNow, createSiteServer, listen} from 'site-server/server';
import {siteTables} from '../../../config/serving/siteTables';
import type {Tables} from 'site-server';
import type {BuiltSites} from './buildSites';

/** The sites that are compared; `ours` comes first in every table. */
export const siteNames = ['ours', 'stock'] as const;
export type SiteName = (typeof siteNames)[number];

export type ServedSites = Record<SiteName, string> & {stop: () => void};

/** Other sites have inline styles and scripts, which our policy would block. */
export function withoutPolicy(tables: Tables): Tables {
  const headers = Object.entries(tables.headers).filter(
    ([name]) => name !== 'Content-Security-Policy',
  );
  return {...tables, headers: Object.fromEntries(headers)};
}

/** Serves both sites with the bundled server; resolves to their addresses. */
export async function serveSites(built: BuiltSites): Promise<ServedSites> {
  const ours = await createSiteServer({root: built.ours, tables: siteTables});
  const stock = await createSiteServer({
    root: built.stock,
    tables: built.hasPolicy ? siteTables : withoutPolicy(siteTables),
  });
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
