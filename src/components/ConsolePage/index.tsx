import {useEffect, type ReactNode} from 'react';
import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {useHistory, useLocation} from '@docusaurus/router';
import {brand, links} from '@site/content/site/brand';
import {topicNames} from '@site/content/api/topicNames';
import {
  docsVersionOf,
  docsVersions,
  latestVersion,
} from '@site/content/site/versions';
import {appPath} from 'run-in-page/data';
import Console from 'run-in-page/console';
import BrowserNote from 'controls/BrowserNote';
import styles from './page.module.css';

const firstCode = `import {torch} from '${brand.packageName}';

const x = torch.rand([2, 3]);
console.log(x);
`;

/** The console on the version that the reader prefers, which only the layout's children know. */
function PreferredConsole({hash}: {hash: string}): ReactNode {
  const {preferredVersion} = useDocsPreferredVersion();
  const version = docsVersionOf(preferredVersion?.name ?? latestVersion);
  return (
    <Console
      hash={hash}
      firstPaths={{
        code: '/console/',
        app: appPath({
          version: version.label,
          sample: 'samples/hello-tensor',
          edits: {},
        }),
      }}
      versions={docsVersions}
      preferred={version.packageVersion}
      topics={topicNames}
      firstCode={firstCode}
    />
  );
}

/** A page to write code against a release of the package and to run it. */
export default function ConsolePage(): ReactNode {
  const {hash} = useLocation();
  const {action} = useHistory();

  useEffect(() => {
    // The fragment names no place on the page, so nobody else scrolls.
    if (action !== 'POP') {
      scrollTo(0, 0);
    }
  }, [action, hash]);
  return (
    <Layout
      title="Console"
      description="Write code for react-native-pytorch-core and run it in your browser, on the JavaScript of any release."
    >
      <main className={styles.page} data-needs-app>
        <h1 className={styles.heading}>Console</h1>
        <p className={styles.lead}>
          Write code for {brand.packageName} and run it on any release, or edit
          a tutorial’s app and run it on each version that has it.{' '}
          <BrowserNote />
        </p>
        <PreferredConsole hash={hash} />
        <p className={styles.credit}>
          The Stop button, which shows while code runs, ends every loop but{' '}
          <Link to="/compatibility/#stop">not every call</Link>. Runs the
          published JavaScript of{' '}
          <Link to={links.npm}>{brand.packageName}</Link>, MIT license, © Meta
          Platforms, Inc. and affiliates.
        </p>
      </main>
    </Layout>
  );
}
