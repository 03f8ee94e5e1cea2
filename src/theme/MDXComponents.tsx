import CodeListing from '@site/src/components/CodeListing';
import FaqPicture from '@site/src/components/FaqPicture';
import StoreLinks from '@site/src/components/StoreLinks';
import SupportedLibraries from '@site/src/components/SupportedLibraries';
import TableFrame from '@site/src/components/TableFrame';
import MDXComponents from '@theme-original/MDXComponents';

/** Components that a page may name; a name stays until the last version that uses it is gone. */
export default {
  ...MDXComponents,
  CodeListing,
  FaqPicture,
  StoreLinks,
  SupportedLibraries,
  TableFrame,
};
