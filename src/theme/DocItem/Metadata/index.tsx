import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {
  useActiveDocContext,
  useDoc,
  useDocsVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import BreadcrumbData from '@site/src/components/BreadcrumbData';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import {useBreadcrumbs} from '../../DocBreadcrumbs/useBreadcrumbs';

/** Path of this page in the latest version, if it exists there. */
function useLatestPath(): string | undefined {
  const {metadata} = useDoc();
  const latest = useLatestVersion(undefined);
  const {alternateDocVersions} = useActiveDocContext(undefined);
  const there = alternateDocVersions[latest.name];
  // A page that is unlisted there only says that the latest version lacks something, and
  // what one version changed is not what another did.
  return metadata.version === latest.name ||
    metadata.id === 'api/changes' ||
    there?.unlisted
    ? undefined
    : there?.path;
}

/** Names the version in titles of other versions than the latest, and adds breadcrumbs for search engines and a canonical link to the latest. */
export default function DocItemMetadataWrapper(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const latestPath = useLatestPath();
  const canonical =
    latestPath === undefined
      ? undefined
      : siteConfig.url + applyTrailingSlash(latestPath, siteConfig);
  const {title, version} = useDoc().metadata;
  const {label} = useDocsVersion();
  const isLatest = version === useLatestVersion(undefined).name;
  return (
    <>
      <DocItemMetadata />
      {/* Tabs, history and search engines tell versions apart by it. */}
      {!isLatest && !title.endsWith(` ${label}`) && (
        <PageMetadata title={`${title}, ${label}`} />
      )}
      <Head>
        <meta property="og:type" content="article" />
      </Head>
      <BreadcrumbData crumbs={useBreadcrumbs()} />
      {canonical !== undefined && (
        <Head>
          <link rel="canonical" href={canonical} />
          <meta property="og:url" content={canonical} />
        </Head>
      )}
    </>
  );
}
