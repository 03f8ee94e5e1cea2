import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import type {ApiValue} from 'api-versions/page-data';
import {topicNames} from '../content/api/topicNames';
import {docsVersionOf, versionRoot} from '../content/site/versions';

type Generator = PluginOptions['sidebarItemsGenerator'];
type Args = Parameters<Generator>[0];
type Item = Awaited<ReturnType<Generator>>[number];

/** What the API generator writes into the front matter of a page. */
type ApiFrontMatter = {
  sidebar_label?: string;
  unlisted?: boolean;
  api_kind?: string;
  api_topic?: string;
  api_values?: readonly ApiValue[];
};

/** An item with its label, by which the list is sorted, and its topic. */
type Entry = {label: string; topic?: string; kind: string; item: Item};

/** Folders of the reference, which are the kinds that have pages. */
const kinds = {
  modules: 'Modules',
  enums: 'Enumerations',
  classes: 'Classes',
  interfaces: 'Interfaces',
};

/** The stylesheet shows the kind as a badge. */
function badgeOf(kind: string): string {
  return `kind-${kind}`;
}

function entriesOf(
  {id, frontMatter}: Args['docs'][number],
  root: string,
): Entry[] {
  const {
    sidebar_label: label = id,
    api_kind: kind = '',
    api_topic: topic,
    api_values: values = [],
  } = frontMatter as ApiFrontMatter;
  return [
    {
      label,
      topic,
      kind: id.split('/').at(-2) ?? '',
      item: {type: 'doc', id, label, className: badgeOf(kind)},
    },
    ...values.map((value): Entry => ({
      label: value.name,
      topic: value.topic,
      kind: '',
      item: {
        type: 'link',
        label: value.name,
        href: `${root}${id}/#${value.anchor}`,
        className: badgeOf(value.kind),
      },
    })),
  ];
}

function category(
  label: string,
  entries: readonly Entry[],
  more: {className?: string; customProps?: {staysClosed: true}} = {},
): Item[] {
  return entries.length === 0
    ? []
    : [
        {
          type: 'category',
          label,
          collapsed: true,
          collapsible: true,
          items: entries
            .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
            .map(({item}) => item),
          ...more,
        },
      ];
}

/** The sidebar of the reference: everything by topic, then the pages by kind. */
export const referenceItems: Generator = ({docs, item, version}) => {
  const root = versionRoot(docsVersionOf(version.versionName));
  const entries = docs
    .filter(({id}) => id.startsWith(`${item.dirName}/`))
    .filter(({frontMatter}) => frontMatter.unlisted !== true)
    .flatMap((doc) => entriesOf(doc, root));
  return [
    ...Object.entries(topicNames).flatMap(([topic, name]) =>
      category(
        name,
        entries.filter((entry) => entry.topic === topic),
      ),
    ),
    ...Object.entries(kinds).flatMap(([kind, label], index) =>
      category(
        label,
        entries.filter((entry) => entry.kind === kind),
        {
          ...(index === 0 && {className: 'menu-kinds'}),
          // Its topic, which is open, shows the current page too. Modules have none.
          ...(index > 0 && {customProps: {staysClosed: true}}),
        },
      ),
    ),
  ];
};
