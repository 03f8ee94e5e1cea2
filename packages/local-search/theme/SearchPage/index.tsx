import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Layout from '@theme/Layout';
import SearchForm from './SearchForm';
import styles from './styles.module.css';

/** The search page: every hit of a query in the chosen version. */
export default function SearchPage(): ReactNode {
  const query = new URLSearchParams(useLocation().search).get('q') ?? '';
  const subject = query.trim();

  return (
    <Layout
      title={subject === '' ? 'Search' : `Search results for “${subject}”`}
      description="Search the docs of every version: names, tasks and questions."
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={styles.page}>
        <h1>Search</h1>
        <noscript>
          <p>
            Search runs in your browser and needs JavaScript. Without it, find
            your way from the{' '}
            <Link to="/docs/tutorials/get-started/">tutorials</Link>, the{' '}
            <Link to="/docs/api/core/">API reference</Link> or the{' '}
            <Link to="/faq/">frequently asked questions</Link>.
          </p>
        </noscript>
        <SearchForm />
      </main>
    </Layout>
  );
}
