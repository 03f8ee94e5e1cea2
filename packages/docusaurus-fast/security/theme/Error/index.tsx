import type {ReactNode} from 'react';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';

/**
 * The page that replaces one that crashed, in the site's frame unless that crashes too.
 * Ejected: the stock page has other words and inline styles.
 */
export default function ErrorPage(props: Props): ReactNode {
  const content = <ErrorPageContent {...props} />;
  return (
    // The layout reads the route, which the crashed page would have provided.
    <RouteContextProvider value={{plugin: {name: 'engine', id: 'default'}}}>
      <ErrorBoundary fallback={() => content}>
        <Head>
          <title>This page crashed</title>
        </Head>
        <Layout>{content}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
