import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

type Props = {
  /** Title of the browser's tab. */
  title: string;
  /** Heading on the page, where it differs from the title. */
  heading?: ReactNode;
  description: string;
  /** A few words over the heading: what kind of page this is. */
  eyebrow?: ReactNode;
  /** One sentence under the heading. */
  lead?: ReactNode;
  /** What to do here, under the lead. */
  actions?: ReactNode;
  /** Stands beside the heading, or under it on a narrow screen. */
  picture?: ReactNode;
  children?: ReactNode;
};

/** A page outside the docs: a head with its own picture, then the text. */
export default function StaticPage({
  title,
  heading = title,
  description,
  eyebrow,
  lead,
  actions,
  picture,
  children,
}: Props): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main className={styles.page}>
        <header className={styles.head}>
          <div className={styles.words}>
            {eyebrow !== undefined && (
              <p className={styles.eyebrow}>{eyebrow}</p>
            )}
            <h1 className={styles.heading}>{heading}</h1>
            {lead !== undefined && <p className={styles.lead}>{lead}</p>}
            {actions}
          </div>
          {picture !== undefined && (
            <div className={styles.picture}>{picture}</div>
          )}
        </header>
        {children}
      </main>
    </Layout>
  );
}
