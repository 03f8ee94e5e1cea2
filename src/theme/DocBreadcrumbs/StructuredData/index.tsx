import type {ReactNode} from 'react';

/** Nothing: `DocItem/Metadata` writes the trail, on pages outside the sidebars too. */
export default function DocBreadcrumbsStructuredData(): ReactNode {
  return null;
}
