import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {closeNow, createSiteServer, listen} from 'site-server/server';
import {siteTables} from '../../../../config/serving/siteTables';
import {currentLoad, describeMachine} from '../../report/machine';
import {markdownTable} from '../../report/markdownTable';
import {reportFolder} from '../../report/reportFiles';
import {quantile} from '../../search/statistics';
import {tensor, type Family} from '../families';
import {measureLoad} from '../measureLoad';
import {measureNavigation} from '../measureNavigation';
import type {Options} from '../options';
import {withoutPolicy} from '../serveSites';
import {startBrowser} from '../startBrowser';
import {buildPeers, peerNames, type PeerName} from './buildPeers';

const pages: readonly Family[] = [
  tensor,
  {
    name: 'Classify images',
    path: '/docs/tutorials/snacks/image-classification/',
  },
];

/** How a page shows that its scripts run, and where its sidebar is. */
const marks: Record<PeerName, [hydrated: string, sidebar: string]> = {
  ours: ['html[data-has-hydrated="true"]', '.theme-doc-sidebar-menu'],
  starlight: ['html', 'nav.sidebar'],
  vitepress: ['#app', 'aside.VPSidebar'],
};

const titles: Record<PeerName, string> = {
  ours: 'Ours',
  starlight: 'Starlight',
  vitepress: 'VitePress',
};

type Figures = Record<string, number>;

/** What is measured, by the row of the table and the site. */
class Measured {
  private readonly all = new Map<string, Map<PeerName, number[]>>();

  add(site: PeerName, figures: Figures): void {
    for (const [row, value] of Object.entries(figures)) {
      const sites = this.all.get(row) ?? new Map<PeerName, number[]>();
      sites.set(site, [...(sites.get(site) ?? []), value]);
      this.all.set(row, sites);
    }
  }

  rows(): string[][] {
    return [...this.all].map(([row, sites]) => [
      row,
      ...peerNames.map((site) =>
        String(Math.round(quantile(sites.get(site) ?? [], 0.5))),
      ),
    ]);
  }
}

/** `npm run bench:pages -- --peers`: our pages beside other generators', from our Markdown twins. */
export async function comparePeers({runs, report}: Options): Promise<void> {
  const root = path.resolve('.');
  const {pages: count, built} = await buildPeers(root);
  const measured = new Measured();
  const loadBefore = currentLoad();
  const {browser, port} = await startBrowser();
  const servers = await Promise.all(
    peerNames.map((name) =>
      createSiteServer({
        root: built[name].folder,
        tables: name === 'ours' ? siteTables : withoutPolicy(siteTables),
      }),
    ),
  );
  try {
    const ports = await Promise.all(servers.map((server) => listen(server, 0)));
    for (let run = 0; run < runs; run += 1) {
      for (const [index, site] of peerNames.entries()) {
        const origin = `http://localhost:${ports[index]}`;
        for (const {name, path: address} of pages) {
          const load = await measureLoad(origin + address, port);
          measured.add(site, {
            [`${name}: kB`]: load.bytes / 1000,
            [`${name}: FCP, ms`]: load.firstPaint,
            [`${name}: LCP, ms`]: load.largestPaint,
            [`${name}: TBT, ms`]: load.blocking,
          });
        }
        const [hydrated, sidebar] = marks[site];
        measured.add(site, {
          'Click in the sidebar to heading, ms': await measureNavigation(
            browser,
            origin,
            hydrated,
            sidebar,
          ),
        });
      }
    }
    for (const site of peerNames) {
      measured.add(site, {
        'Build without caches, processor seconds': built[site].processorSeconds,
      });
    }
    const {date, system, cores, node, chromium, load} = describeMachine(
      loadBefore,
      browser.version(),
    );
    const text = `# Beside other generators

Written by \`npm run bench:pages -- --peers --report\` on ${date}: ${system}, ${cores} cores, Node ${node}, Chromium ${chromium}, load ${load.before} before and ${load.after} at the end. The same ${count} pages of six versions, which the others build from our Markdown twins: they have the text, the tables and the code, not what runs, the links of symbols or the switch of versions. Each has a search and one sidebar; one server serves all, compressed alike. Lighthouse's phone, the median of ${runs} runs, the sites in turn.

${markdownTable(['', ...peerNames.map((name) => titles[name])], measured.rows())}
`;
    console.log(text);
    if (report) {
      await writeFile(path.join(reportFolder, 'peers.md'), text);
    }
  } finally {
    await browser.close();
    servers.forEach(closeNow);
  }
}
