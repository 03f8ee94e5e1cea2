import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {has} from '@site/content/site/features';
import {compareRoot} from '@site/content/site/versions';
import CopyPage from '@site/src/components/CopyPage';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import clsx from 'clsx';
import styles from './styles.module.css';
import {useBreadcrumbs} from './useBreadcrumbs';

/**
 * The way to this page: home, its sidebar, its category, the page. Beside it, the version, and what else can be done with the page.
 * Ejected: the stock one starts at the category, has no links for ours, and leaves out pages that the sidebar does not list.
 */
export default function DocBreadcrumbs(): ReactNode {
  const crumbs = useBreadcrumbs();
  const {metadata, frontMatter} = useDoc();
  const {permalink} = metadata;
  const {api_source: source} = frontMatter as {api_source?: string};
  const {label} = useDocsVersion();
  const {siteConfig} = useDocusaurusContext();
  return (
    <div className={styles.row}>
      <nav
        className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.container)}
        aria-label="Breadcrumbs"
      >
        <ul className="breadcrumbs">
          <HomeBreadcrumbItem />
          {crumbs.map(({label, href}, index) => {
            const isLast = index === crumbs.length - 1;
            return (
              <li
                key={index}
                className={clsx(
                  'breadcrumbs__item',
                  isLast && 'breadcrumbs__item--active',
                )}
              >
                {isLast || href === undefined ? (
                  <span className="breadcrumbs__link">{label}</span>
                ) : (
                  <Link className="breadcrumbs__link" to={href}>
                    {label}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
      <span
        className={clsx(ThemeClassNames.docs.docVersionBadge, styles.version)}
      >
        <Translate
          id="theme.docs.versionBadge.label"
          values={{versionLabel: label}}
        >
          {'Version: {versionLabel}'}
        </Translate>
      </span>
      <CopyPage
        key={permalink}
        page={permalink}
        siteUrl={siteConfig.url}
        comparison={
          has('version-comparison') ? `${compareRoot}?with=${label}` : undefined
        }
        source={source}
      />
    </div>
  );
}
