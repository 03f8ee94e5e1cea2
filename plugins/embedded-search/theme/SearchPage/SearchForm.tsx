import type {ReactNode} from 'react';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import TypeSearchHint from '../../client/components/TypeSearchHint';
import SearchResults from './SearchResults';
import styles from './styles.module.css';
import {useSearchParams} from './useSearchParams';

/** Query and version, and the results below. */
export default function SearchForm(): ReactNode {
  const versions = useVersions(undefined);
  const {query, version, change} = useSearchParams();
  const {search} = useLocation();
  // The server knows no query, and the first render in the browser has none yet.
  const isBlank = useIsBrowser() && query === '' && !/[?&]q=/.test(search);

  return (
    <>
      <form
        className={styles.form}
        role="search"
        aria-label="All results"
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
            onChange={({target}) => change({query: target.value})}
          />
        </label>
        <label>
          <span className={styles.label}>Version</span>
          <select
            className={styles.input}
            name="version"
            value={version}
            onChange={({target}) => change({version: target.value})}
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
        onQuery={(next) => change({query: next})}
      />
      {isBlank && <TypeSearchHint onQuery={(next) => change({query: next})} />}
    </>
  );
}
