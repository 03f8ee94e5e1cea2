import {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  compareRoot,
  docsVersions,
  versionRoot,
} from '@site/content/site/versions';
import BreadcrumbData from '@site/src/components/BreadcrumbData';
import StaticPage from '@site/src/components/StaticPage';
import Results from './Results';
import Status from './Status';
import VersionPicker from './VersionPicker';
import {comparePath} from '@site/content/site/versions';
import {readPair} from './readPair';
import styles from './styles.module.css';
import {useComparison} from './useComparison';

const api = {label: 'API', href: '/docs/api/core/'};

/** What differs between two versions, which the address names: `?from=0.1&to=0.2.3`. */
export default function ComparePage(): ReactNode {
  const history = useHistory();
  const {search} = useLocation();
  // The page was built without a query.
  const isBrowser = useIsBrowser();
  const pair = readPair(isBrowser ? search : '');
  const {from, to, unknown, only} = pair;
  const {loaded, hasFailed, retry} = useComparison(isBrowser ? pair : {});
  const isValid = from !== undefined && to !== undefined && from !== to;
  const isCurrent = isValid && loaded?.from === from && loaded.to === to;

  // The theme moves the focus to the top of a new page; this is the same page.
  const control = useRef<Element | null>(null);
  useEffect(() => {
    if (control.current instanceof HTMLElement) {
      control.current.focus({preventScroll: true});
      control.current = null;
    }
  }, [search]);

  return (
    <StaticPage
      title={isValid ? `Compare ${from} with ${to}` : 'Compare versions'}
      heading="Compare versions"
      description="What was added, changed, deprecated and removed between any two versions of react-native-pytorch-core, and what replaces it."
      lead="Every API change between two versions, and what replaces each removal, where something does."
    >
      <BreadcrumbData
        crumbs={[api, {label: 'Compare versions', href: compareRoot}]}
      />
      <div className={styles.comparison} data-needs-app>
        <VersionPicker
          from={from}
          to={to}
          onChange={(next) => {
            control.current = document.activeElement;
            history.push(comparePath(next.from, next.to, only));
          }}
        />
        <Status
          pair={pair}
          unknown={unknown}
          comparison={isCurrent ? loaded.comparison : undefined}
          hasFailed={hasFailed}
          onRetry={retry}
        />
        {isValid && !hasFailed && (
          <Results
            comparison={loaded?.comparison}
            isLoading={!isCurrent}
            labels={loaded ?? {from, to}}
            only={only}
            onOnly={(next) => {
              control.current = document.activeElement;
              history.replace(
                comparePath(from, to, next) + history.location.hash,
              );
            }}
          />
        )}
      </div>
      <section className={styles.releases}>
        <h2>Version by version</h2>
        <p className={styles.withoutScript}>
          Comparing any two versions needs JavaScript. These pages list what
          each version changed:
        </p>
        <ul>
          {docsVersions.map((version) => (
            <li key={version.name}>
              <Link to={`${versionRoot(version)}api/changes/`}>
                What changed in {version.label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </StaticPage>
  );
}
