import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  useDocsPreferredVersion,
  useDocsVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames, useHistorySelector} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {brand} from '@site/content/site/brand';
import type {Props} from '@theme/DocVersionBanner';
import styles from './styles.module.css';
import {useVersionPath} from './useVersionPath';

function Banner({className}: Props): ReactNode {
  const {banner, label} = useDocsVersion();
  const latest = useLatestVersion(undefined);
  const versionPath = useVersionPath();
  const {path, isSamePage} = versionPath(latest);
  const hash = useHistorySelector(({location}) => location.hash);
  const {savePreferredVersionName} = useDocsPreferredVersion();
  const names = {siteTitle: brand.name, versionLabel: <b>{label}</b>};
  return (
    <div
      className={clsx(
        className,
        ThemeClassNames.docs.docVersionBanner,
        'alert alert--warning margin-bottom--md',
        styles.banner,
      )}
      role="alert"
    >
      <p>
        {banner === 'unreleased' ? (
          <Translate
            id="theme.docs.versions.unreleasedVersionLabel"
            values={names}
          >
            {
              'This is unreleased documentation for {siteTitle} {versionLabel} version.'
            }
          </Translate>
        ) : (
          <Translate
            id="theme.docs.versions.unmaintainedVersionLabel"
            values={names}
          >
            {
              'This is documentation for {siteTitle} {versionLabel}. Like every version, it is no longer actively maintained.'
            }
          </Translate>
        )}
      </p>
      <p>
        <Translate
          id="theme.docs.versions.latestVersionSuggestionLabel"
          values={{
            versionLabel: latest.label,
            latestVersionLink: (
              <b>
                <Link
                  to={isSamePage ? path + hash : path}
                  data-same-page={isSamePage || undefined}
                  onClick={() => savePreferredVersionName(latest.name)}
                >
                  latest version
                </Link>
              </b>
            ),
          }}
        >
          {
            'For up-to-date documentation, see the {latestVersionLink} ({versionLabel}).'
          }
        </Translate>
      </p>
    </div>
  );
}

/**
 * Says that a version is old or not the app's, and leads to the page in the latest.
 * Ejected: the stock banner does not know the successors of pages.
 */
export default function DocVersionBanner(props: Props): ReactNode {
  return useDocsVersion().banner !== null && <Banner {...props} />;
}
