import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CopyPage from '@site/src/components/CopyPage';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import clsx from 'clsx';
import styles from './styles.module.css';
import {useBreadcrumbs} from './useBreadcrumbs';

/**
 * The way to this page: home, its sidebar, its category, the page. Beside it, what copies the page.
 * Ejected: the stock one starts at the category, has no links for ours, and leaves out pages that the sidebar does not list.
 */
export default function DocBreadcrumbs(): ReactNode {
  const crumbs = useBreadcrumbs();
  const {permalink} = useDoc().metadata;
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
      <CopyPage key={permalink} page={permalink} siteUrl={siteConfig.url} />
    </div>
  );
}
