import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import TOCCollapsible from '@theme/TOCCollapsible';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The contents of a docs page on small screens, below its title. */
export default function PageContents(): ReactNode {
  const {toc, frontMatter} = useDoc();
  return frontMatter.hide_table_of_contents || toc.length === 0 ? null : (
    <TOCCollapsible
      toc={toc}
      minHeadingLevel={frontMatter.toc_min_heading_level}
      maxHeadingLevel={frontMatter.toc_max_heading_level}
      className={clsx(ThemeClassNames.docs.docTocMobile, styles.contents)}
    />
  );
}
