import {lazy, Suspense, type ReactNode} from 'react';
import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {brand, links} from '@site/config/brand';
import styles from './styles.module.css';

const Bench = lazy(() => import('./Bench'));

const placeholder = (
  <p className={styles.placeholder}>
    <span className={styles.loading}>Loading the editor …</span>
    <span className={styles.withoutScript}>The console needs JavaScript.</span>
  </p>
);

/** A page to write code against a release of the package and to run it. */
export default function ConsolePage(): ReactNode {
  const isBrowser = useIsBrowser();
  const {hash} = useLocation();
  return (
    <Layout
      title="Console"
      description="Write code for react-native-pytorch-core and run it in your browser, on the JavaScript of any release."
    >
      <main className={styles.page}>
        <h1 className={styles.heading}>Console</h1>
        <p className={styles.lead}>
          Write code for {brand.packageName}, and run it on any release. Runs in
          your browser, not on a phone.
        </p>
        <div className={styles.console}>
          {isBrowser ? (
            <Suspense fallback={placeholder}>
              <Bench key={hash} hash={hash} />
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
