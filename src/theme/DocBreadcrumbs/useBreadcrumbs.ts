import {
  useActiveDocContext,
  useDoc,
  useDocsSidebar,
  useLatestVersion,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {topicAnchor} from 'api-versions/page-data';
import {topicNames, type Topic} from '@site/content/api/topicNames';

/** A step on the way from the home page to a page. */
type Crumb = {label: string; href?: string};

/** Names of the two sidebars. */
const sections = {api: 'API', docs: 'Tutorials'};

/** The topic of a reference page, if the overview of its version has it. */
function useTopic(overview = ''): Crumb[] {
  const {frontMatter} = useDoc();
  const {api_topic: topic, api_kind: kind} = frontMatter as {
    api_topic?: Topic;
    api_kind?: string;
  };
  const categories = useDocsSidebar()?.items.map((item) =>
    item.type === 'category' ? item.label : '',
  );
  if (topic !== undefined) {
    return categories?.includes(topicNames[topic])
      ? [
          {
            label: topicNames[topic],
            href: `${overview}#${topicAnchor(topic)}`,
          },
        ]
      : [];
  }
  return kind === 'module'
    ? [{label: 'Modules', href: `${overview}#modules`}]
    : [];
}

/** A category has no page: its first one stands for it. */
function firstPage(items: readonly PropSidebarItem[]): string | undefined {
  return items.find((item) => item.type === 'link')?.href;
}

/** The way to this page, without home: its sidebar, its category, the page itself. */
export function useBreadcrumbs(): Crumb[] {
  const {metadata, frontMatter} = useDoc();
  const latest = useLatestVersion(undefined);
  const {activeVersion} = useActiveDocContext(undefined);
  const section = metadata.id.startsWith('api/') ? 'api' : 'docs';
  const start = activeVersion?.sidebars?.[section]?.link?.path;
  const isLatest = activeVersion?.name === latest.name;
  const topic = useTopic(start);
  const label = frontMatter.sidebar_label ?? metadata.title;
  const categories = (useSidebarBreadcrumbs() ?? []).flatMap((item): Crumb[] =>
    // One with the name of the step before or after it says nothing.
    item.type === 'category' && ![sections.docs, label].includes(item.label)
      ? [{label: item.label, href: firstPage(item.items)}]
      : [],
  );
  const steps = [
    {
      label: isLatest
        ? sections[section]
        : `${sections[section]} ${activeVersion?.label}`,
      href: start,
    },
    ...(section === 'api' ? topic : categories),
  ];
  return metadata.permalink === start && section === 'api'
    ? steps
    : [...steps, {label, href: metadata.permalink}];
}
