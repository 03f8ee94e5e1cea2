import {
  useActiveDocContext,
  useDoc,
  useLatestVersion,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {Crumb} from './breadcrumbList';

/** Names of the two sidebars. */
const sections = {api: 'API', docs: 'Tutorials'};

/** The breadcrumbs of this page: home, sidebar, linked categories, page. */
export function useBreadcrumbs(): Crumb[] {
  const {siteConfig} = useDocusaurusContext();
  const {metadata} = useDoc();
  const latest = useLatestVersion(undefined);
  const {activeVersion} = useActiveDocContext(undefined);
  const section = metadata.id.startsWith('api/') ? 'api' : 'docs';
  const landing = activeVersion?.sidebars?.[section]?.link;
  const isLatest = activeVersion?.name === latest.name;
  const steps = [
    {label: siteConfig.title, href: siteConfig.baseUrl},
    {
      label: isLatest
        ? sections[section]
        : `${sections[section]} ${activeVersion?.label}`,
      href: landing?.path,
    },
    ...(useSidebarBreadcrumbs() ?? []),
    {label: metadata.title, href: metadata.permalink},
  ];
  return steps.flatMap(({label, href}) =>
    href === undefined
      ? []
      : [
          {
            name: label,
            url: siteConfig.url + applyTrailingSlash(href, siteConfig),
          },
        ],
  );
}
