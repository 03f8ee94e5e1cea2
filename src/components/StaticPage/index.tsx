import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

type Props = {
  /** Title of the browser's tab. */
  title: string;
  /** Heading on the page, where it differs from the title. */
  heading?: ReactNode;
  description: string;
  /** One sentence under the heading. */
  lead?: ReactNode;
  children?: ReactNode;
};

/** A page outside the docs: heading, lead and text in one column. */
export default function StaticPage({
  title,
  heading = title,
  description,
  lead,
  children,
}: Props): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main className={styles.page}>
        <h1>{heading}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {children}
      </main>
    </Layout>
  );
}
