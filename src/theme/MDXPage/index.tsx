import type {ReactNode} from 'react';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import {helpEntryOf} from '@site/content/site/help';
import HelpLayout from '@site/src/components/HelpLayout';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import TOC from '@theme/TOC';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * A page outside the docs that is written in MDX, with its contents beside it.
 * Ejected: the stock page has no place for a sidebar.
 */
export default function MDXPage({content: Page}: Props): ReactNode {
  const {
    metadata: {title, description, frontMatter, permalink},
    toc,
  } = Page;
  const page = (
    <div className="row">
      <article className={clsx('col', styles.article)}>
        <MDXContent>
          <Page />
        </MDXContent>
      </article>
      {!frontMatter.hide_table_of_contents && (
        <div className="col col--3">
          <TOC
            toc={toc}
            minHeadingLevel={frontMatter.toc_min_heading_level}
            maxHeadingLevel={frontMatter.toc_max_heading_level}
          />
        </div>
      )}
    </div>
  );
  return (
    <HtmlClassNameProvider
      className={clsx(
        ThemeClassNames.wrapper.mdxPages,
        ThemeClassNames.page.mdxPage,
      )}
    >
      <Layout>
        <PageMetadata title={title} description={description} />
        {helpEntryOf(permalink) !== undefined ? (
          <HelpLayout>{page}</HelpLayout>
        ) : (
          <main className="container padding-top--md padding-bottom--lg">
            {page}
          </main>
        )}
      </Layout>
    </HtmlClassNameProvider>
  );
}
