import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {PluginOptions} from './options';
import {twinPath} from 'browser-utils/twin-path';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** A page in Markdown. */
export type ListedPage = {
  address: string;
  /** Address of its Markdown. */
  file: string;
  title: string;
  description: string;
  /** Label of the docs version that it belongs to. */
  version: string | undefined;
  body: string;
};

export type Site = {
  title: string;
  description: string;
  url: string;
  baseUrl: string;
};

/** A file in a list. */
type Entry = Pick<ListedPage, 'file' | 'title' | 'description'>;

/** Pages under one heading. */
type Section = {title: string; entries: readonly Entry[]};

/** What a version says of itself; the rest of Docusaurus's object is not needed. */
export type Version = Pick<
  LoadedVersion,
  'versionName' | 'label' | 'path' | 'sidebars'
> & {
  docs: readonly Pick<
    LoadedVersion['docs'][number],
    'id' | 'title' | 'description' | 'permalink'
  >[];
};

function idsIn(item: SidebarItem): string[] {
  switch (item.type) {
    case 'doc':
    case 'ref':
      return [item.id];
    case 'category':
      return [
        ...(item.link?.type === 'doc' ? [item.link.id] : []),
        ...item.items.flatMap(idsIn),
      ];
    default:
      return [];
  }
}

/** The pages of a version, by the categories of its sidebars, each where it comes first; then those in none. */
export function sectionsOf(
  {sidebars, docs}: Version,
  baseUrl: string,
  sidebarTitles: PluginOptions['sidebarTitles'] = {},
): Section[] {
  const sections = new Map<string, Entry[]>();
  const unlisted = new Map(
    docs.map(({id, permalink, title, description}) => [
      id,
      {file: twinPath(permalink, baseUrl), title, description},
    ]),
  );
  Object.entries(sidebars).forEach(([name, items], index) => {
    const sidebarTitle =
      sidebarTitles[name] ?? (index === 0 ? 'Documentation' : name);
    for (const item of items) {
      const label = item.type === 'category' ? item.label : undefined;
      const title =
        label === undefined
          ? sidebarTitle
          : index === 0
            ? label
            : `${sidebarTitle}: ${label}`;
      const entries = idsIn(item).flatMap((id) => {
        const entry = unlisted.get(id);
        unlisted.delete(id);
        return entry ?? [];
      });
      sections.set(title, [...(sections.get(title) ?? []), ...entries]);
    }
  });
  sections.set('Other pages', [...unlisted.values()]);
  return [...sections]
    .map(([title, entries]) => ({title, entries}))
    .filter(({entries}) => entries.length > 0);
}

function listed(title: string, lines: readonly string[]): string {
  return `\n## ${title}\n\n${lines.join('\n')}\n`;
}

function line({url}: Site, {file, title, description}: Entry): string {
  const link = `- [${title}](${url}${file})`;
  return description === '' ? link : `${link}: ${description}`;
}

function sizeOf(text: string): string {
  return `${Math.round(Buffer.byteLength(text) / 1000)} kB`;
}

/** The lists of a version, in the format of llmstxt.org: who has little room skips "Optional". */
function describeVersion(
  version: Version,
  pages: ReadonlyMap<string, ListedPage>,
  site: Site,
  {versionNotes, sidebarTitles}: Words,
) {
  const {versionName, label, path} = version;
  const note = versionNotes[versionName] ?? '';
  const head = `# ${site.title} ${label}\n\n> ${`${site.description} ${note}`.trim()}\n`;
  const sections = sectionsOf(version, site.baseUrl, sidebarTitles)
    .map(({title, entries}) => ({
      title,
      // What has no content has no Markdown.
      entries: entries.filter(({file}) => pages.has(file)),
    }))
    .filter(({entries}) => entries.length > 0);
  const texts = sections
    .flatMap(({entries}) => entries)
    .map(({file}) => pages.get(file))
    .map((page) => `<${site.url}${page?.address}>\n\n${page?.body}`);
  const fullText = [head, ...texts].join('\n');
  const root = `${path.replace(/\/$/, '')}/`;
  // Docs at the root of a site leave the name to the list of the whole site.
  const name = root === site.baseUrl ? 'llms-docs' : 'llms';
  const full: Entry = {
    file: `${root}llms-full.txt`,
    title: 'All of these pages in one file',
    description: sizeOf(fullText),
  };
  const index: Entry = {
    file: `${root}${name}.txt`,
    title: label,
    description:
      `${note} All in one file: ${site.url}${full.file} (${full.description})`.trim(),
  };
  const list = [
    head,
    ...sections.map(({title, entries}) =>
      listed(
        title,
        entries.map((entry) => line(site, entry)),
      ),
    ),
    listed('Optional', [line(site, full)]),
  ].join('');
  return {
    index,
    files: [
      [index.file, list],
      [full.file, fullText],
    ],
  };
}

type Words = Pick<PluginOptions, 'versionNotes' | 'sidebarTitles'>;

/** `llms.txt` and `llms-full.txt` of each version, and `llms.txt` of the site, which lists the versions and its pages outside the docs. */
export function llmsTxt(
  pages: readonly ListedPage[],
  versions: readonly Version[],
  site: Site,
  words: Words,
): string[][] {
  const pagesByFile = new Map(pages.map((page) => [page.file, page]));
  const described = versions.map((version) =>
    describeVersion(version, pagesByFile, site, words),
  );
  const list = [
    `# ${site.title}\n\n> ${site.description}\n`,
    '\nEvery page that can be read without scripts is also Markdown, at its address with `.md` in place of a final slash.\n',
    listed(
      'Docs',
      described.map(({index}) => line(site, index)),
    ),
    listed(
      'Pages',
      pages
        .filter(({version}) => version === undefined)
        .map((page) => line(site, page)),
    ),
  ].join('');
  return [
    [`${site.baseUrl}llms.txt`, list],
    ...described.flatMap(({files}) => files),
  ];
}
