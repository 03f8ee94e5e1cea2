import type {ComponentType, ReactNode} from 'react';
import {MDXProvider} from '@mdx-js/react';
import CodeListing from '@site/src/components/CodeListing';

type Props = {
  /** An MDX partial that holds one fence. */
  of: ComponentType;
};

/** Code of a partial in `src/pages/_home`, where the pages' own plugins highlight it. */
export default function Listing({of: Partial}: Props): ReactNode {
  return (
    <MDXProvider components={{CodeListing}}>
      <Partial />
    </MDXProvider>
  );
}
