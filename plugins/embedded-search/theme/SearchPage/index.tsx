import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import Layout from '@theme/Layout';
import WithoutScripts from './WithoutScripts';
import SearchResults from './SearchResults';
import styles from './styles.module.css';
import {useSearchAddress} from './useSearchAddress';

/** The search page: every hit of a query, in the version that the reader picks. */
export default function SearchPage(): ReactNode {
  const versions = useVersions(undefined);
  const {query, version, change} = useSearchAddress();
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
        <WithoutScripts />
        <form
          className={styles.form}
          role="search"
          onSubmit={(event) => event.preventDefault()}
        >
          <label className={styles.wide}>
            <span className={styles.label}>Search for</span>
            <input
              className={styles.input}
              type="search"
              name="q"
              placeholder="Search docs"
              dir="auto"
              autoComplete="off"
              spellCheck={false}
              value={query}
              onChange={({target}) => change({query: target.value, version})}
            />
          </label>
          <label>
            <span className={styles.label}>Version</span>
            <select
              className={styles.input}
              name="version"
              value={version}
              onChange={({target}) => change({query, version: target.value})}
            >
              {versions.map(({name, label}) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </form>
        <SearchResults
          query={query}
          version={version}
          onQuery={(next) => change({query: next, version})}
        />
      </main>
    </Layout>
  );
}
