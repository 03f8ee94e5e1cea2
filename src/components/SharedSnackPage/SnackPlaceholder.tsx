import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {brand, links} from '@site/content/site/brand';
import Layout from '@theme/Layout';
import {snackPage} from './snackPage';
import styles from './styles.module.css';

/** The page before hydration, when the id is unknown. Visible without JavaScript only. */
export default function SnackPlaceholder(): ReactNode {
  return (
    <Layout {...snackPage}>
      <main className={styles.placeholder} data-needs-app>
        <div className={styles.withoutScript}>
          <h1>A shared Snack</h1>
          <p>
            A Snack is a small React Native project, made for the {brand.name}{' '}
            app.
          </p>
          <p>
            Its id is the end of this page’s URL, and reading it takes
            JavaScript. Turn JavaScript on, or put the id after{' '}
            <code>https://snack.expo.dev/</code>.
          </p>
          <p>
            <Link href={links.starterSnack}>Open the starter Snack</Link>
          </p>
        </div>
      </main>
    </Layout>
  );
}
