import type {ReactNode} from 'react';

/**
 * Nothing: `DocItem/Metadata` writes the breadcrumbs while the site builds.
 * Ejected: the stock one sets raw HTML in the browser.
 */
export default function DocBreadcrumbsStructuredData(): ReactNode {
  return null;
}
