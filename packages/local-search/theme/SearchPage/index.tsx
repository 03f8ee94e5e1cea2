import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import Layout from '@theme/Layout';
import {useSearchSettings} from '../../client/useSearchSettings';
import Guides from './Guides';
import SearchForm from './SearchForm';
import styles from './styles.module.css';

/** The search page: every hit of a query in the chosen version. */
export default function SearchPage(): ReactNode {
  const query = new URLSearchParams(useLocation().search).get('q') ?? '';
  const subject = query.trim();
  const {guides} = useSearchSettings();

  return (
    <Layout
      title={subject === '' ? 'Search' : `Search results for “${subject}”`}
      description="Search the docs of every version: names, tasks and questions."
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={styles.page} data-needs-app>
        <h1>Search</h1>
        <noscript>
          <p>
            Search runs in your browser and needs JavaScript.
            <Guides guides={guides} />
          </p>
        </noscript>
        <SearchForm />
      </main>
    </Layout>
  );
}
