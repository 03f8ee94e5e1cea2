import CodeListing from '@site/src/components/CodeListing';
import TableFrame from '@site/src/components/TableFrame';
import MDXComponents from '@theme-original/MDXComponents';

/** Components that a page may name; a name stays until the last version that uses it is gone. */
export default {...MDXComponents, CodeListing, TableFrame};
