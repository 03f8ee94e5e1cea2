import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {breadcrumbList} from './breadcrumbList';

type Props = {
  /** The way from the home page, which is added, to this page. */
  crumbs: readonly {label: string; href?: string}[];
};

/** Breadcrumbs for search engines. */
export default function BreadcrumbData({crumbs}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {title, url, baseUrl} = siteConfig;
  // In the browser, `Head` would set it as raw HTML.
  return ExecutionEnvironment.canUseDOM ? null : (
    <Head>
      <script type="application/ld+json">
        {breadcrumbList(
          // Search engines want pages, not sections of them.
          [{label: title, href: baseUrl}, ...crumbs].flatMap(({label, href}) =>
            href === undefined || href.includes('#')
              ? []
              : [
                  {
                    name: label,
                    url: url + applyTrailingSlash(href, siteConfig),
                  },
                ],
          ),
        )}
      </script>
    </Head>
  );
}
