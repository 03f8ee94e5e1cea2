import type {ReactNode} from 'react';

/** Nothing: the stock one sets raw HTML in the browser, and `DocItem/Metadata` writes the trail while the site builds. */
export default function DocBreadcrumbsStructuredData(): ReactNode {
  return null;
}
