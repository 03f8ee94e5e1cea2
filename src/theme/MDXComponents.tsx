import CodeListing from '@site/src/components/CodeListing';
import TableFrame from '@site/src/components/TableFrame';
import MDXComponents from '@theme-original/MDXComponents';

/** What nearly every page needs. Other components that a page may name are in `config/pageComponents.ts`. */
export default {
  ...MDXComponents,
  CodeListing,
  TableFrame,
};
