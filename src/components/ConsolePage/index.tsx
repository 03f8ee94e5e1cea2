import {lazy, Suspense, useEffect, type ReactNode} from 'react';
import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {brand, links} from '@site/config/brand';
import {latestVersion} from '@site/config/versions';
import {appPath, readSharedApp} from '@site/src/components/RunExample/share';
import styles from './styles.module.css';

const CodeConsole = lazy(() => import('./CodeConsole'));
const AppConsole = lazy(() => import('./AppConsole'));

const firstApp = {
  version: latestVersion,
  sample: 'samples/hello-tensor',
  edits: {},
};

const placeholder = (
  <p className={styles.placeholder} data-twin="off">
    <span className={styles.loading}>Loading the editor …</span>
    <span className={styles.withoutScript}>The console needs JavaScript.</span>
  </p>
);

/** A page to write code against a release of the package and to run it. */
export default function ConsolePage(): ReactNode {
  const isBrowser = useIsBrowser();
  const {hash} = useLocation();
  const {action} = useHistory();
  const app = readSharedApp(hash);

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
      <main className={styles.page}>
        <h1 className={styles.heading}>Console</h1>
        <p className={styles.lead}>
          <Link to="/console/">Write code</Link> for {brand.packageName}, or{' '}
          <Link to={appPath(firstApp)} data-noBrokenLinkCheck>
            edit an app
          </Link>{' '}
          of the tutorials, and run it on any release. Runs in your browser, not
          on a phone.
        </p>
        <div className={styles.console}>
          {isBrowser ? (
            <Suspense fallback={placeholder}>
              {app === undefined ? (
                <CodeConsole key={hash} hash={hash} />
              ) : (
                <AppConsole key={hash} first={app} />
              )}
            </Suspense>
          ) : (
            placeholder
          )}
        </div>
        <p className={styles.credit}>
          Runs the published JavaScript of{' '}
          <Link to={links.npm}>{brand.packageName}</Link>, MIT licence, © Meta
          Platforms, Inc. and affiliates.
        </p>
      </main>
    </Layout>
  );
}
