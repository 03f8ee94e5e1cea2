import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import StructuredData from '@theme-init/DocBreadcrumbs/StructuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

/**
 * Breadcrumbs for search engines, in the HTML as served. In the browser nobody
 * reads them, and the head's manager would set them as raw HTML.
 */
export default function StructuredDataOnServer(props: Props): ReactNode {
  return ExecutionEnvironment.canUseDOM ? null : <StructuredData {...props} />;
}
