import type {ReactNode} from 'react';
import {lazy, Suspense} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import NotFoundPicture from '@site/src/components/NotFoundPicture';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import styles from './styles.module.css';

// Every docs page imports this module; few readers need the suggestions.
const NotFoundSuggestions = lazy(
  () => import('@site/src/components/NotFoundSuggestions'),
);

const maxShownLength = 120;

function shorten(path: string): string {
  return path.length > maxShownLength
    ? `${path.slice(0, maxShownLength)}…`
    : path;
}

/**
 * The not-found page: the requested path, and links to similar pages.
 * Ejected: the stock page is fixed text.
 */
export default function NotFoundContent({className}: Props): ReactNode {
  // One HTML file serves every unknown path: the router's location is that file's.
  const {pathname} = useHistory().location;
  const isBrowser = useIsBrowser();
  return (
    <main
      className={clsx(styles.page, className)}
      data-not-found
      data-needs-app
    >
      <PageMetadata
        title="Page not found"
        description="No page of the site has this address."
      />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <div>
        <h1>Nothing at this address</h1>
        <p className={styles.requested}>
          {isBrowser ? (
            <>
              You asked for <code>{shorten(pathname)}</code>.
            </>
          ) : (
            'You asked for a page that does not exist.'
          )}
        </p>
        <p>
          Start from the{' '}
          <Link to="/docs/tutorials/get-started/">tutorials</Link>, the{' '}
          <Link to="/docs/api/core/">API reference</Link>, the{' '}
          <Link to="/faq/">FAQ</Link> or <Link to="/">home</Link>.
        </p>
      </div>
      <div className={styles.picture}>
        <NotFoundPicture />
      </div>
      {isBrowser && (
        <div>
          <Suspense>
            <NotFoundSuggestions requested={pathname} />
          </Suspense>
        </div>
      )}
    </main>
  );
}
