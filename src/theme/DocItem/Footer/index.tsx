import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {links} from '@site/config/brand';
import PageFeedback from '@site/src/components/PageFeedback';
import DocItemFooter from '@theme-original/DocItem/Footer';
import styles from './styles.module.css';

/** Asks whether the page helped and says below each tutorial where to look for help, above the edit link and the date. */
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
      {metadata.id.startsWith('tutorials/') && (
        <p className={styles.feedback}>
          Did something not work? Look in{' '}
          <Link to="/troubleshooting/">Troubleshooting</Link>, or read{' '}
          <Link href={links.tutorialFeedback}>
            what others reported about the tutorials
          </Link>
          . Upstream is archived and takes no new reports.
        </p>
      )}
      <DocItemFooter />
    </>
  );
}
