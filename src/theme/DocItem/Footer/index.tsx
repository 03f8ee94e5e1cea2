import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {links} from '@site/config/brand';
import DocItemFooter from '@theme-original/DocItem/Footer';
import styles from './styles.module.css';

/** Says below each tutorial where to look for help, above the edit link and the date. */
export default function DocItemFooterWrapper(): ReactNode {
  const {metadata} = useDoc();
  return (
    <>
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
