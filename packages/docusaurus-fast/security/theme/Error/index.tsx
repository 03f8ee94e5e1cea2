import {useEffect, type ReactNode} from 'react';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import progressBar from '../../client/progressBar';

/**
 * The page that replaces one that crashed, in the site's frame unless that crashes too.
 * Ejected: the stock page has other words and inline styles.
 */
export default function ErrorPage(props: Props): ReactNode {
  // It waits for the page that crashed.
  useEffect(() => progressBar.done(), []);
  const content = <ErrorPageContent {...props} />;
  return (
    // The layout reads the route, which the crashed page would have provided.
    <RouteContextProvider
      value={{plugin: {name: 'docusaurus-fast', id: 'default'}}}
    >
      <ErrorBoundary fallback={() => content}>
        <Head>
          <title>This page crashed</title>
        </Head>
        <Layout>{content}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
