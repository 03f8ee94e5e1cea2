import type {ReactNode} from 'react';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {ThemeClassNames} from '@docusaurus/theme-common';
import TOCCollapsible from '@theme/TOCCollapsible';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The contents of a page on small screens, below its lead. */
export default function PageContents({
  toc,
}: {
  toc: readonly TOCItem[];
}): ReactNode {
  return (
    toc.length > 0 && (
      <TOCCollapsible
        toc={toc}
        className={clsx(ThemeClassNames.docs.docTocMobile, styles.contents)}
      />
    )
  );
}
