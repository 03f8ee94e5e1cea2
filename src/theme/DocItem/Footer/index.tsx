import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {links} from '@site/content/site/brand';
import PageFeedback from '@site/src/components/PageFeedback';
import DocItemFooter from '@theme-original/DocItem/Footer';
import styles from './styles.module.css';

/** Asks whether the page helped and says where to look for help, above the date. */
export default function DocItemFooterWrapper(): ReactNode {
  const {metadata} = useDoc();
  const {customFields} = useDocusaurusContext().siteConfig;
  const feedbackPath = customFields?.feedbackPath as string | undefined;
  return (
    <>
      {feedbackPath !== undefined && (
        // A new page has not been answered yet.
        <PageFeedback
          key={metadata.permalink}
          path={feedbackPath}
          page={metadata.permalink}
        />
      )}
      <p className={styles.feedback}>
        Something wrong? Look in{' '}
        <Link to="/troubleshooting/">Troubleshooting</Link>,
        {metadata.id.startsWith('tutorials/') && (
          <>
            {' '}
            read{' '}
            <Link href={links.tutorialFeedback}>
              what others reported about the tutorials
            </Link>
            ,
          </>
        )}{' '}
        or <Link to="/support/">ask other users</Link>. The project is archived
        and takes no reports.
      </p>
      <DocItemFooter />
    </>
  );
}
