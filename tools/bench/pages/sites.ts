import {existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {FileCache} from 'build-utils';
import {parseParts} from 'docusaurus-fast/parts';
import {readSiteFiles} from 'site-server/build';
import {closeNow, createSiteServer, listen} from 'site-server/server';
import {siteTables} from '../../../config/serving/siteTables';
import {compress} from '../../../scripts/build/compress';
import {copyProject} from '../../../scripts/lib/copyProject';
import * as template from '../../../tests/e2e/full/packages/stockSite';
import {runOrThrow} from '../runOrThrow';
import {buildPeer, isPeer} from './peers';

/** A built site; what its build took is known if it was built now. */
export type Site = {name: string; folder: string; processorSeconds?: number};

export type ServedSite = Site & {origin: string};

const workFolder = path.resolve('.docusaurus', 'bench');

/** The override that stays: it registers the components that our pages name. */
const keptOverride = 'MDXComponents.tsx';

/** Builds a copy of the project by the config of stock Docusaurus. */
async function buildStock(project: string): Promise<number> {
  const overrides = path.join(project, 'src', 'theme');
  for (const name of readdirSync(overrides)) {
    if (name !== keptOverride) {
      rmSync(path.join(overrides, name), {recursive: true});
    }
  }
  const generate = ['run', 'generate:api', '--silent'];
  const config = path.join('tools', 'bench', 'pages', 'stockConfig.ts');
  const docusaurus = path.join('node_modules', '.bin', 'docusaurus');
  return (
    (await runOrThrow('npm', generate, project)) +
    (await runOrThrow(docusaurus, ['build', '--config', config], project))
  );
}

/** Builds our site, as it is or without parts of docusaurus-fast. */
function buildOurs(project: string, without: string): Promise<number> {
  parseParts(without);
  return runOrThrow('npm', ['run', 'build', '--silent'], project, {
    FAST_WITHOUT: without,
  });
}

async function compressAll(folder: string): Promise<void> {
  const cache = new FileCache(path.join(workFolder, 'compressed'));
  await compress(folder, readSiteFiles(folder), cache);
}

/** Builds Docusaurus's template with a long page, as it is or with docusaurus-fast. */
async function buildTemplate(name: string): Promise<Site> {
  const parent = mkdtempSync(path.join(tmpdir(), 'template-'));
  const site = await template.makeStockSite(parent, ['docusaurus-fast']);
  const build = name === 'template' ? template.buildStock : template.buildSite;
  const folder = build(site);
  await compressAll(folder);
  return {name, folder};
}

/** Builds a site in a copy of the project, with empty caches; other generators build the Markdown twins of ours. */
async function buildSite(name: string, ours: string): Promise<Site> {
  if (isPeer(name)) {
    const built = await buildPeer(name, ours, path.join(workFolder, 'peers'));
    await compressAll(built.folder);
    return {name, ...built};
  }
  if (name.startsWith('template')) {
    return buildTemplate(name);
  }
  const [, without] = /^without-(.+)$/.exec(name) ?? [];
  if (!['ours', 'stock'].includes(name) && without === undefined) {
    throw new Error(
      `--sites: there is no site "${name}". Use ours, stock, template, template-fast, starlight, vitepress, without-PART, or NAME=FOLDER for one that is built.`,
    );
  }
  const project = path.join(workFolder, name);
  rmSync(project, {recursive: true, force: true});
  copyProject(path.resolve('.'), project);
  const folder = path.join(project, 'build');
  if (name === 'stock') {
    const processorSeconds = await buildStock(project);
    await compressAll(folder);
    return {name, folder, processorSeconds};
  }
  const processorSeconds = await buildOurs(project, without ?? '');
  return {name, folder, processorSeconds};
}

/** Any other site has inline styles or scripts that our policy would block. */
function tablesOf(name: string): typeof siteTables {
  const headers = Object.entries(siteTables.headers).filter(
    ([header]) => header !== 'Content-Security-Policy',
  );
  return name === 'ours' || name.startsWith('without-')
    ? siteTables
    : {...siteTables, headers: Object.fromEntries(headers)};
}

/** Whether a site has a page. */
export function hasPage({folder}: Site, address: string): boolean {
  return existsSync(path.join(folder, address, 'index.html'));
}

/**
 * Builds sites and serves each with the bundled server. A site is named, as `stock`, or
 * named with its folder if it is built: `before=/tmp/build`.
 */
export async function serveSites(
  wanted: readonly string[],
): Promise<{sites: ServedSite[]; stop: () => void}> {
  mkdirSync(workFolder, {recursive: true});
  const sites: ServedSite[] = [];
  const servers: Awaited<ReturnType<typeof createSiteServer>>[] = [];
  for (const site of wanted) {
    const [name = '', folder] = site.split('=');
    const built =
      folder === undefined
        ? await buildSite(name, sites[0]?.folder ?? '')
        : {name, folder: path.resolve(folder)};
    console.log(`${name}: ${built.folder}`);
    const server = await createSiteServer({
      root: built.folder,
      tables: tablesOf(name),
    });
    const port = await listen(server, 0);
    sites.push({...built, origin: `http://localhost:${port}`});
    servers.push(server);
  }
  return {sites, stop: () => servers.forEach(closeNow)};
}
