import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import StructuredData from '@theme-init/DocBreadcrumbs/StructuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

/** The breadcrumbs for search engines, while the site builds: in a browser they would be set as raw HTML. */
export default function DocBreadcrumbsStructuredData(props: Props): ReactNode {
  return ExecutionEnvironment.canUseDOM ? null : <StructuredData {...props} />;
}
