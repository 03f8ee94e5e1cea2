import type {ReactNode} from 'react';

/**
 * Nothing: `DocItem/Metadata` writes the breadcrumbs.
 * Ejected: the stock ones lack the pages above the docs.
 */
export default function DocBreadcrumbsStructuredData(): ReactNode {
  return null;
}
