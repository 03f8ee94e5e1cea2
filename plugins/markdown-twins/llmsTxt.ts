import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {brand} from '../../config/brand';
import {docsVersionOf, docsVersions, versionRoot} from '../../config/versions';
import {twinOf} from '../../server/twinOf';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** A page in a list. */
type Entry = {address: string; title: string; description: string};

/** Pages under one heading. */
type Section = {title: string; entries: readonly Entry[]};

/** What a version says of itself; the rest of Docusaurus's object is not needed. */
export type Version = Pick<LoadedVersion, 'versionName' | 'sidebars'> & {
  docs: readonly Pick<
    LoadedVersion['docs'][number],
    'id' | 'title' | 'description' | 'permalink'
  >[];
};

/** Headings of pages that stand in no category. */
const sidebarTitles: Readonly<Record<string, string>> = {
  docs: 'Tutorials',
  api: 'API',
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

function entryOf(doc: Version['docs'][number]): Entry {
  return {
    address: `${doc.permalink.replace(/\/$/, '')}/`,
    title: doc.title,
    description: doc.description,
  };
}

/** The pages of a version, by the categories of its sidebars, each where it comes first; then those in none. */
export function sectionsOf({sidebars, docs}: Version): Section[] {
  const sections = new Map<string, Entry[]>();
  const unlisted = new Map(docs.map((doc) => [doc.id, doc]));
  for (const [name, items] of Object.entries(sidebars)) {
    const sidebarTitle = sidebarTitles[name] ?? name;
    for (const item of items) {
      const label = item.type === 'category' ? item.label : undefined;
      const title =
        label === undefined
          ? sidebarTitle
          : name === 'api'
            ? `${sidebarTitle}: ${label}`
            : label;
      const entries = idsIn(item).flatMap((id) => {
        const doc = unlisted.get(id);
        unlisted.delete(id);
        return doc === undefined ? [] : [entryOf(doc)];
      });
      sections.set(title, [...(sections.get(title) ?? []), ...entries]);
    }
  }
  sections.set('Other pages', [...unlisted.values()].map(entryOf));
  return [...sections]
    .map(([title, entries]) => ({title, entries}))
    .filter(({entries}) => entries.length > 0);
}

function headOf(versionName: string): string {
  const {label, packageVersion} = docsVersionOf(versionName);
  return `# ${brand.name} ${label}\n\n> ${brand.description} These pages document ${brand.packageName} ${packageVersion}.\n`;
}

function listed(title: string, lines: readonly string[]): string {
  return `\n## ${title}\n\n${lines.join('\n')}\n`;
}

function line(siteUrl: string, {address, title, description}: Entry): string {
  return `- [${title}](${siteUrl}${address}): ${description}`;
}

function sizeOf(text: string): string {
  return `${Math.round(Buffer.byteLength(text) / 1000)} kB`;
}

/** `llms.txt` of a version, in the format of llmstxt.org: who has little room skips "Optional". */
export function versionIndex(
  version: Version,
  siteUrl: string,
  fullText: string,
): string {
  const full: Entry = {
    address: `${versionRoot(docsVersionOf(version.versionName))}llms-full.txt`,
    title: 'All of these pages in one file',
    description: sizeOf(fullText),
  };
  return [
    headOf(version.versionName),
    ...sectionsOf(version).map(({title, entries}) =>
      listed(
        title,
        entries.map((entry) =>
          line(siteUrl, {...entry, address: twinOf(entry.address)}),
        ),
      ),
    ),
    listed('Optional', [line(siteUrl, full)]),
  ].join('');
}

/** `llms-full.txt` of a version: its pages one after the other. */
export function versionText(
  version: Version,
  siteUrl: string,
  bodies: ReadonlyMap<string, string>,
): string {
  const pages = sectionsOf(version)
    .flatMap(({entries}) => entries)
    .map(
      ({address}) => `<${siteUrl}${address}>\n\n${bodies.get(address) ?? ''}`,
    );
  return [headOf(version.versionName), ...pages].join('\n');
}

/** `llms.txt` of the site: its versions, each with the size of its full text, and its pages outside the docs. */
export function siteIndex(
  pages: readonly Entry[],
  siteUrl: string,
  fullTexts: ReadonlyMap<string, string>,
): string {
  const versions = docsVersions.map((version): Entry => ({
    address: `${versionRoot(version)}llms.txt`,
    title: version.menuLabel,
    description: `documents ${brand.packageName} ${version.packageVersion}; all in one file: ${siteUrl}${versionRoot(version)}llms-full.txt (${sizeOf(fullTexts.get(version.name) ?? '')})`,
  }));
  return [
    `# ${brand.name}\n\n> ${brand.description}\n`,
    '\nEvery page that can be read without scripts has a Markdown twin: replace the last slash of its address with `.md`, or ask for `text/markdown`.\n',
    listed(
      'Docs',
      versions.map((entry) => line(siteUrl, entry)),
    ),
    listed(
      'Pages',
      pages.map((entry) =>
        line(siteUrl, {...entry, address: twinOf(entry.address)}),
      ),
    ),
  ].join('');
}
