import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {ensureInstalled} from '../../../scripts/lib/ensureInstalled.mjs';
import {runOrThrow} from '../runOrThrow';

/** Where each of the other generators has its pages. */
const folders = {
  starlight: 'starlight/src/content/docs',
  vitepress: 'vitepress',
} as const;

export type Peer = keyof typeof folders;

export function isPeer(name: string): name is Peer {
  return name in folders;
}

/** Links between Markdown twins, which lead to pages on a peer's site. */
const twinLink = /\(https:\/\/playtorch\.dev(\/docs\/[^)#\s]*)\.md(?=[)#])/g;

/** A Markdown twin as a page of another generator, which has its address; Starlight shows the title by itself. */
export function toPeerPage(twin: string, slug: string, peer: Peer): string {
  const [, title = '', text = ''] =
    /^---\ntitle: (.*)\n[\s\S]*?\n---\n\n([\s\S]*)$/.exec(twin) ?? [];
  if (title === '') {
    throw new Error(`${slug}.md has no front matter with a title.`);
  }
  const body = peer === 'starlight' ? text.replace(/^# .*\n+/, '') : text;
  const links = body.replace(twinLink, '($1/');
  return `---\ntitle: ${title}\nslug: ${slug}\n---\n\n${links}`;
}

/** The pages that an `llms.txt` of ours lists, for a sidebar. */
export function readSidebar(list: string): {title: string; path: string}[] {
  const pages = list.matchAll(
    /^- \[(.+?)\]\(https:\/\/playtorch\.dev(\/docs\/\S+?)\.md\)/gm,
  );
  return [...pages].map(([, title = '', address = '']) => ({
    title,
    path: `${address}/`,
  }));
}

/** Builds our pages with another generator, from the Markdown twins of a build of ours. */
export async function buildPeer(
  peer: Peer,
  ours: string,
  folder: string,
): Promise<{folder: string; processorSeconds: number}> {
  rmSync(path.join(folder, peer), {recursive: true, force: true});
  cpSync(path.resolve('benchmarks', 'peers'), folder, {recursive: true});
  await ensureInstalled(folder);
  const docs = path.join(ours, 'docs');
  const list = readFileSync(path.join(docs, 'llms.txt'), 'utf8');
  writeFileSync(
    path.join(folder, 'sidebar.json'),
    JSON.stringify(readSidebar(list)),
  );
  for (const twin of readdirSync(docs, {recursive: true, encoding: 'utf8'})) {
    // The comparison has no content without scripts.
    if (twin.endsWith('.md') && twin !== 'compare.md') {
      const slug = `docs/${twin.replace(/\.md$/, '')}`;
      const target = path.join(folder, folders[peer], slug);
      const text = readFileSync(path.join(docs, twin), 'utf8');
      mkdirSync(target, {recursive: true});
      writeFileSync(
        path.join(target, 'index.md'),
        toPeerPage(text, slug, peer),
      );
    }
  }
  const args = ['run', peer, '--silent'];
  const processorSeconds = await runOrThrow('npm', args, folder, {
    // Nothing is sent from here.
    ASTRO_TELEMETRY_DISABLED: '1',
  });
  const output = path.join(folder, `${peer}-build`);
  // Starlight's search index, which no page loads before a search and whose kinds of files our server does not know.
  rmSync(path.join(output, 'pagefind'), {recursive: true, force: true});
  return {folder: output, processorSeconds};
}
