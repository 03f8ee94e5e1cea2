import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  contents,
  extras,
  pageLinks,
  versionLinks,
} from '@generated/keep-offline/default/settings.json';
import Frame from '@theme/OfflinePage/Frame';
import {urlOnSite} from '../../client/urlOnSite';
import {useStoredVersions} from '../../client/useStoredVersions';
import type {StoredLink} from '../../options';
import type {StoredVersions} from '../../storedVersions';
import styles from './styles.module.css';

/** The page that was asked for and is not stored. */
function useMissingPage(): URL | undefined {
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const page = new URLSearchParams(search).get('page') ?? '';
  return isBrowser ? urlOnSite(page) : undefined;
}

/** Links in a row: "a, b and c". */
function Links({links}: {links: readonly StoredLink[]}): ReactNode {
  return links.map(({to, label}, index) => (
    <span key={to}>
      {index > 0 && (index === links.length - 1 ? ' and ' : ', ')}
      <Link to={to}>{label}</Link>
    </span>
  ));
}

/** Links into a version: those of the site, or else its first page. */
function VersionLinks({
  version: {label, path, docs, mainDocId},
  links,
}: {
  version: GlobalVersion;
  links: readonly StoredLink[];
}): ReactNode {
  if (links.length === 0) {
    const first = docs.find(({id}) => id === mainDocId);
    return <Link to={first?.path ?? path}>{label}</Link>;
  }
  return (
    <>
      {label}:{' '}
      <Links
        links={links.map((link) => ({...link, to: `${path}/${link.to}`}))}
      />
    </>
  );
}

function Stored({stored}: {stored: StoredVersions}): ReactNode {
  const versions = useVersions(undefined);
  return (
    <ul>
      {versions
        .filter(({label}) => stored.versions.includes(label))
        .map((version) => (
          <li key={version.label}>
            <VersionLinks version={version} links={versionLinks} />
            {stored.hasModels && `, with ${extras.short}`}
          </li>
        ))}
      <li>
        <Links links={pageLinks} />
      </li>
    </ul>
  );
}

/** Says what is stored for offline reading. The service worker leads here from pages that are not. */
export default function OfflinePage(): ReactNode {
  const stored = useStoredVersions();
  const missing = useMissingPage();
  const isBrowser = useIsBrowser();
  const latest = useVersions(undefined).find(({isLast}) => isLast)?.label ?? '';
  return (
    <Frame
      title="Offline reading"
      heading={missing === undefined ? 'Offline reading' : 'Not stored'}
      description="Read the documentation without a network: what this browser stores, how to save a version and how to remove it."
      lead={
        missing === undefined ? (
          <>
            Save a version in your browser: it stores {contents}, so that you
            need no network to use them.
          </>
        ) : (
          <>
            You’re offline, and this browser doesn’t store{' '}
            <code>{missing.pathname + missing.search}</code>.
          </>
        )
      }
      actions={
        <p className={styles.actions}>
          {missing === undefined ? (
            <button
              type="button"
              className={`button button--${stored === undefined ? 'primary' : 'secondary'}`}
              onClick={() =>
                void import('../../client/openKeepDialog').then(
                  ({openKeepDialog}) => openKeepDialog(latest),
                )
              }
            >
              {stored === undefined
                ? `Save ${latest} for offline`
                : 'Manage what is stored'}
            </button>
          ) : (
            <a className="button button--primary" href={missing.href}>
              Try again
            </a>
          )}
        </p>
      }
    >
      <section className={styles.stored} aria-labelledby="stored" data-md="off">
        <h2 id="stored">What this browser stores</h2>
        <div role="status" data-needs-app>
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
      <h2 id="keep">Save, update and remove</h2>
      <ul>
        <li>
          To save the version that you’re reading, open the version menu. Tick
          the box to include the models.
        </li>
        <li>
          Nothing is stored before you press Save. Remove, in the same dialog,
          deletes everything.
        </li>
        <li>
          When the site has been updated, a notice offers the new pages. Until
          then you’ll see the saved copy.
        </li>
        <li>
          Other sites, embedded content and versions that you didn’t save need a
          network.
        </li>
      </ul>
    </Frame>
  );
}
