import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {
  useActiveDocContext,
  useDoc,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import {breadcrumbList} from './breadcrumbList';
import {useBreadcrumbs} from '../../DocBreadcrumbs/useBreadcrumbs';

/** Path of this page in the latest version, if it exists there. */
function useLatestPath(): string | undefined {
  const {metadata} = useDoc();
  const latest = useLatestVersion(undefined);
  const {alternateDocVersions} = useActiveDocContext(undefined);
  const there = alternateDocVersions[latest.name];
  // A page that is unlisted there only says that the latest version lacks something.
  return metadata.version === latest.name || there?.unlisted
    ? undefined
    : there?.path;
}

/** Adds breadcrumbs for search engines, and a canonical link to the latest version. */
export default function DocItemMetadataWrapper(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const latestPath = useLatestPath();
  const crumbs = [
    {label: siteConfig.title, href: siteConfig.baseUrl},
    ...useBreadcrumbs(),
  ];
  const canonical =
    latestPath === undefined
      ? undefined
      : siteConfig.url + applyTrailingSlash(latestPath, siteConfig);
  return (
    <>
      <DocItemMetadata />
      <Head>
        <meta property="og:type" content="article" />
      </Head>
      {/* Server only: in the browser, `Head` would set it as raw HTML. */}
      {!ExecutionEnvironment.canUseDOM && (
        <Head>
          <script type="application/ld+json">
            {breadcrumbList(
              // Search engines want pages, not sections of them.
              crumbs.flatMap(({label, href}) =>
                href === undefined || href.includes('#')
                  ? []
                  : [
                      {
                        name: label,
                        url:
                          siteConfig.url + applyTrailingSlash(href, siteConfig),
                      },
                    ],
              ),
            )}
          </script>
        </Head>
      )}
      {canonical !== undefined && (
        <Head>
          <link rel="canonical" href={canonical} />
          <meta property="og:url" content={canonical} />
        </Head>
      )}
    </>
  );
}
