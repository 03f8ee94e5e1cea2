import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {latestVersion} from '@site/config/versions';
import {readKept, type Kept} from '@site/plugins/offline/kept';
import StaticPage from '@site/src/components/StaticPage';
import styles from './styles.module.css';

type Visit = {
  /** What is stored; undefined if it is nothing. */
  kept?: Kept | undefined;
  /** The page that was asked for and is not stored. */
  missing?: string | undefined;
};

/** A path of this site; undefined for anything else that a query may hold. */
function ownPath(value: string | null): string | undefined {
  const url = value === null ? null : new URL(value, location.href);
  return url?.origin === location.origin
    ? url.pathname + url.search
    : undefined;
}

function useVisit(): Visit {
  const [visit, setVisit] = useState<Visit>({});
  useEffect(() => {
    async function read(): Promise<void> {
      const missing = ownPath(new URLSearchParams(location.search).get('page'));
      const kept = 'caches' in window ? await readKept() : undefined;
      setVisit({kept, missing});
    }
    void read();
  }, []);
  return visit;
}

function Stored({kept}: {kept: Kept}): ReactNode {
  return (
    <ul>
      {kept.versions.map((version) => {
        const root = version === latestVersion ? '/docs/' : `/docs/${version}/`;
        return (
          <li key={version}>
            {version}:{' '}
            <Link to={`${root}tutorials/get-started/`}>tutorials</Link> and{' '}
            <Link to={`${root}api/core/`}>reference</Link>
            {kept.hasModels && ', with the models of the apps'}
          </li>
        );
      })}
      <li>
        <Link to="/">Home</Link>, <Link to="/search/">search</Link>,{' '}
        <Link to="/console/">console</Link>, <Link to="/faq/">FAQ</Link> and the
        other pages outside the docs
      </li>
    </ul>
  );
}

/** Says what is stored for offline reading. The service worker leads here from pages that are not. */
export default function OfflinePage(): ReactNode {
  const {kept, missing} = useVisit();
  return (
    <StaticPage
      title="Offline reading"
      heading={missing === undefined ? 'Offline reading' : 'Not stored'}
      description="Read the documentation without a network: what is stored in this browser, how to keep a version and how to remove it."
      lead={
        missing === undefined ? (
          'Keep a version in this browser, and read, search and run its examples without a network.'
        ) : (
          <>
            There is no network, and <code>{missing}</code> is not stored in
            this browser. <a href={missing}>Try again</a>
          </>
        )
      }
      actions={
        <p className={styles.actions}>
          <button
            type="button"
            className="button button--primary"
            onClick={() =>
              void import('@site/plugins/offline/client/dialog').then(
                ({openKeepDialog}) => openKeepDialog(latestVersion),
              )
            }
          >
            Keep {latestVersion}
          </button>
        </p>
      }
    >
      <h2 id="stored">What is stored here</h2>
      <div role="status">
        {kept === undefined ? (
          <p>Nothing is stored in this browser.</p>
        ) : (
          <Stored kept={kept} />
        )}
      </div>
      <h2 id="keep">Keep, update and remove</h2>
      <ul>
        <li>
          The version menu keeps the version that you read: its pages, search,
          examples and what runs them. The models of the apps are a box to tick.
        </li>
        <li>
          Nothing is stored before you press Keep. Remove, in the same dialog,
          deletes all of it.
        </li>
        <li>
          When the site was updated, a notice offers the new pages. Until you
          press Update, you read the ones you stored.
        </li>
        <li>
          Expo Snack, links to other sites and versions that you did not keep
          need a network.
        </li>
      </ul>
    </StaticPage>
  );
}
