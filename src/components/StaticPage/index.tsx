import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {helpEntryOf} from '@site/content/site/help';
import HelpLayout from '@site/src/components/HelpLayout';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

type Props = {
  /** Title of the browser's tab. */
  title: string;
  /** Heading, if it differs from the title. */
  heading?: ReactNode;
  description: string;
  /** One sentence below the heading. */
  lead?: ReactNode;
  /** What to do here, below the lead. */
  actions?: ReactNode;
  /** Beside the heading, or below it on narrow screens. */
  picture?: ReactNode;
  /** Below the words, and on narrow screens below the picture too. */
  aside?: ReactNode;
  children?: ReactNode;
};

/** A page outside the docs: a header with a picture, then the content. */
export default function StaticPage({
  title,
  heading = title,
  description,
  lead,
  actions,
  picture,
  aside,
  children,
}: Props): ReactNode {
  const {pathname} = useLocation();
  const content = (
    <>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.heading}>{heading}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          {actions}
        </div>
        {picture !== undefined && (
          <div className={styles.picture}>{picture}</div>
        )}
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </header>
      {children}
    </>
  );
  return (
    <Layout title={title} description={description}>
      {helpEntryOf(pathname) !== undefined ? (
        <HelpLayout>{content}</HelpLayout>
      ) : (
        <main className={styles.page}>{content}</main>
      )}
    </Layout>
  );
}
