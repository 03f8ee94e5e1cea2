import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {links} from '@site/config/brand';
import DocItemFooter from '@theme-original/DocItem/Footer';
import styles from './styles.module.css';

function feedbackUrl(title: string, version: string): string {
  const url = new URL(links.tutorialFeedback);
  url.searchParams.set('title', `${title} (${version})`);
  return url.href;
}

/** Adds a feedback link to each tutorial, above the edit link and the date. */
export default function DocItemFooterWrapper(): ReactNode {
  const {metadata} = useDoc();
  const {label} = useDocsVersion();
  return (
    <>
      {metadata.id.startsWith('tutorials/') && (
        <p className={styles.feedback}>
          Did something not work, or read badly?{' '}
          <Link href={feedbackUrl(metadata.title, label)}>
            Tell us about this tutorial
          </Link>
        </p>
      )}
      <DocItemFooter />
    </>
  );
}
