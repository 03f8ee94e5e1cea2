import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import PageContents from '@site/src/components/PageContents';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';

/**
 * The title, the contents on small screens, then the page.
 * Ejected: there is no slot between the stock title and the page.
 */
export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  // Pages of the reference show title and contents in their own header.
  const hasTitle = !frontMatter.hide_title;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {hasTitle && contentTitle === undefined && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
        </header>
      )}
      {hasTitle && <PageContents />}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
