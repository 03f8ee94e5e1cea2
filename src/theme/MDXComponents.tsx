import CodeListing from '@site/src/components/CodeListing';
import TableFrame from '@site/src/components/TableFrame';
import MDXComponents from '@theme-original/MDXComponents';

/** Components that nearly every page uses. `config/pageComponents.ts` registers the others. */
export default {
  ...MDXComponents,
  CodeListing,
  TableFrame,
};
