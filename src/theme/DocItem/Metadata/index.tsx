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
import {useTrail} from './useTrail';

/** Path of this page in the latest version, where it exists there. */
function useLatestPath(): string | undefined {
  const {metadata} = useDoc();
  const latest = useLatestVersion(undefined);
  const {alternateDocVersions} = useActiveDocContext(undefined);
  const there = alternateDocVersions[latest.name];
  // An unlisted page only says that a version lacks something.
  if (
    metadata.version === latest.name ||
    metadata.unlisted ||
    there?.unlisted
  ) {
    return undefined;
  }
  return there?.path;
}

/** Tells search engines the way to the page and, of an old or unreleased version, the page of the latest. */
export default function DocItemMetadataWrapper(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const latestPath = useLatestPath();
  const trail = useTrail();
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
      {/* In the browser nobody reads it, and the head's manager would set it as raw HTML. */}
      {!ExecutionEnvironment.canUseDOM && (
        <Head>
          <script type="application/ld+json">{breadcrumbList(trail)}</script>
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
