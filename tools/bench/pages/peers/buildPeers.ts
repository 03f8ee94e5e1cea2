import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {readSiteFiles} from 'site-server/build';
import {compress} from '../../../../scripts/build/compress';
import {copyProject} from '../../../../scripts/lib/copyProject';
import {FileCache} from 'build-utils';
import {buildOurs} from '../buildSites';
import {runOrThrow} from '../runOrThrow';
import {readSidebar} from './readSidebar';
import {toPeerPage} from './toPeerPage';

/** The sites that are measured; ours comes first. */
export const peerNames = ['ours', 'starlight', 'vitepress'] as const;
export type PeerName = (typeof peerNames)[number];

/** A built site, and what its build took. */
type BuiltPeer = {folder: string; processorSeconds: number};

/** How each of the other generators is used. */
const generators = {
  starlight: {
    pages: 'src/content/docs',
    wantsSlug: true,
    command: ['astro', 'build', '--root', 'starlight'],
  },
  vitepress: {
    pages: '.',
    wantsSlug: false,
    command: ['vitepress', 'build', 'vitepress'],
  },
} as const;

/** Writes the pages that a generator builds, from our Markdown twins. */
function writePages(build: string, target: string, wantsSlug: boolean): number {
  const docs = path.join(build, 'docs');
  const twins = readdirSync(docs, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md'))
    // A page of its own, which has no content without scripts.
    .filter((file) => file !== 'compare.md');
  for (const twin of twins) {
    const text = readFileSync(path.join(docs, twin), 'utf8');
    const slug = `docs/${twin.replace(/\.md$/, '')}`;
    const folder = path.join(target, slug);
    mkdirSync(folder, {recursive: true});
    writeFileSync(
      path.join(folder, 'index.md'),
      toPeerPage(text, wantsSlug ? slug : undefined),
    );
  }
  return twins.length;
}

/** Builds our pages with other generators, and rebuilds ours, all without caches. */
export async function buildPeers(
  root: string,
): Promise<{pages: number; built: Record<PeerName, BuiltPeer>}> {
  const build = await buildOurs(root);
  const folder = path.join(root, '.docusaurus', 'bench', 'peers');
  mkdirSync(folder, {recursive: true});
  for (const name of readdirSync(folder)) {
    if (name !== 'node_modules') {
      rmSync(path.join(folder, name), {recursive: true});
    }
  }
  cpSync(path.join(root, 'benchmarks', 'peers'), folder, {
    recursive: true,
    filter: (file) => !file.includes('node_modules'),
  });
  if (!existsSync(path.join(folder, 'node_modules'))) {
    await runOrThrow('npm', ['ci'], folder);
  }
  writeFileSync(
    path.join(folder, 'sidebar.json'),
    JSON.stringify(
      readSidebar(readFileSync(path.join(build, 'docs', 'llms.txt'), 'utf8')),
    ),
  );
  let pages = 0;
  const peers: Partial<Record<PeerName, BuiltPeer>> = {};
  for (const name of ['starlight', 'vitepress'] as const) {
    const {pages: inside, wantsSlug, command} = generators[name];
    pages = writePages(build, path.join(folder, name, inside), wantsSlug);
    const [program, ...args] = command;
    const processorSeconds = await runOrThrow(
      path.join('node_modules', '.bin', program),
      args,
      folder,
      // Nothing is sent from here.
      {...process.env, ASTRO_TELEMETRY_DISABLED: '1'},
    );
    const output = path.join(folder, `${name}-build`);
    // Starlight's search index, which no page loads before a search and whose kinds of files our server does not know.
    rmSync(path.join(output, 'pagefind'), {recursive: true, force: true});
    const cache = new FileCache(path.join(folder, 'compressed'));
    await compress(output, readSiteFiles(output), cache);
    peers[name] = {folder: output, processorSeconds};
  }
  const project = path.join(folder, 'ours');
  copyProject(root, project);
  const processorSeconds = await runOrThrow(
    'npm',
    ['run', 'build', '--silent'],
    project,
  );
  return {
    pages,
    built: {...peers, ours: {folder: build, processorSeconds}} as Record<
      PeerName,
      BuiltPeer
    >,
  };
}
