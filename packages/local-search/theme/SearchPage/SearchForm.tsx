import {useId, type ReactNode} from 'react';
import VersionSelect from '../../client/components/VersionSelect';
import {useDocsVersions} from '../../client/useDocsVersions';
import SearchResults from './SearchResults';
import styles from './styles.module.css';
import {useSearchParams} from './useSearchParams';

/** Query and version, and the results below. */
export default function SearchForm(): ReactNode {
  const versionId = useId();
  const hasVersions = useDocsVersions().length > 1;
  const {query, version, change} = useSearchParams();

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
        {hasVersions && (
          <div className={styles.version}>
            <label className={styles.label} htmlFor={versionId}>
              Version
            </label>
            <VersionSelect
              id={versionId}
              className={styles.input}
              version={version}
              onVersion={(next) => change({version: next})}
            />
          </div>
        )}
      </form>
      <SearchResults
        query={query}
        version={version}
        onQuery={(next) => change({query: next})}
      />
    </>
  );
}
