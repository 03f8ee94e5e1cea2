import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {docsVersions, latestVersion, versionRoot} from '@site/config/versions';
import {useStoredVersions} from '@site/plugins/offline/client/useStoredVersions';
import type {StoredVersions} from '@site/plugins/offline/storedVersions';
import StaticPage from '@site/src/components/StaticPage';
import styles from './styles.module.css';

/** The page that was asked for and is not stored. A query may hold anything; a path of this site counts. */
function useMissingPage(): string | undefined {
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const page = new URLSearchParams(search).get('page') ?? '';
  return isBrowser && /^\/(?![/\\])/.test(page) ? page : undefined;
}

function Stored({stored}: {stored: StoredVersions}): ReactNode {
  return (
    <ul>
      {docsVersions
        .filter(({label}) => stored.versions.includes(label))
        .map((version) => (
          <li key={version.label}>
            {version.label}:{' '}
            <Link to={`${versionRoot(version)}tutorials/get-started/`}>
              tutorials
            </Link>{' '}
            and <Link to={`${versionRoot(version)}api/core/`}>reference</Link>
            {stored.hasModels && ', with the models of the apps'}
          </li>
        ))}
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
  const stored = useStoredVersions();
  const missing = useMissingPage();
  const isBrowser = useIsBrowser();
  return (
    <StaticPage
      title="Offline reading"
      heading={missing === undefined ? undefined : 'Not stored'}
      description="Read the documentation without a network: what this browser stores, how to keep a version and how to remove it."
      lead={
        missing === undefined ? (
          'Keep a version in your browser, and read it, search it and run its examples without a network.'
        ) : (
          <>
            You’re offline, and this browser doesn’t store{' '}
            <code>{missing}</code>.
          </>
        )
      }
      actions={
        <p className={styles.actions}>
          {missing === undefined ? (
            <button
              type="button"
              className="button button--primary"
              onClick={() =>
                void import('@site/plugins/offline/client/dialog').then(
                  ({openKeepDialog}) => openKeepDialog(latestVersion),
                )
              }
            >
              {stored === undefined
                ? `Keep ${latestVersion}`
                : 'Update or remove'}
            </button>
          ) : (
            <a className="button button--primary" href={missing}>
              Try again
            </a>
          )}
        </p>
      }
    >
      <section
        className={styles.stored}
        aria-labelledby="stored"
        data-twin="off"
      >
        <h2 id="stored">What this browser stores</h2>
        <div role="status">
          {!isBrowser ? (
            <p className={styles.withoutScript}>
              Offline reading needs JavaScript.
            </p>
          ) : stored === undefined ? (
            <p>Nothing yet.</p>
          ) : (
            <Stored stored={stored} />
          )}
        </div>
      </section>
      <h2 id="keep">Keep, update and remove</h2>
      <ul>
        <li>
          To keep the version that you’re reading, open the version menu: it
          stores the pages, search and runnable examples. Models are a box to
          tick.
        </li>
        <li>
          Nothing is stored before you press Keep. Remove, in the same dialog,
          deletes everything.
        </li>
        <li>
          When the site has been updated, a notice offers the new pages. Until
          you press Update, you read the ones you stored.
        </li>
        <li>
          Expo Snack, other sites and versions that you didn’t keep need a
          network.
        </li>
      </ul>
    </StaticPage>
  );
}
