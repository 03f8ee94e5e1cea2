import type {ComponentType, ReactNode} from 'react';
import {MDXProvider} from '@mdx-js/react';
import CodeListing from '@site/src/components/CodeListing';

type Props = {
  /** An MDX partial with one code fence. */
  of: ComponentType;
};

/** The code of a partial in `src/pages/_home`, highlighted by the plugins for pages. */
export default function Listing({of: Partial}: Props): ReactNode {
  return (
    <MDXProvider components={{CodeListing}}>
      <Partial />
    </MDXProvider>
  );
}
