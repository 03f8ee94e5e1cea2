import {useEffect, useEffectEvent, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {
  ErrorBoundaryError,
  ErrorBoundaryTryAgainButton,
} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/Error';
import styles from './styles.module.css';

/**
 * What replaces a page that crashed.
 * Ejected: the stock content has no way out but to try again, and stays when a link is followed.
 */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const location = useLocation();
  const crashed = useRef(location);
  const leave = useEffectEvent(tryAgain);
  useEffect(() => {
    if (location !== crashed.current) {
      leave();
    }
  }, [location]);
  return (
    <main className="container margin-vert--xl">
      <h1>
        <Translate id="theme.ErrorPageContent.title">
          This page crashed.
        </Translate>
      </h1>
      <p className={styles.actions}>
        <ErrorBoundaryTryAgainButton
          onClick={tryAgain}
          className="button button--primary"
        />
        <Link className="button button--secondary" to="/">
          Go to the home page
        </Link>
      </p>
      <ErrorBoundaryError error={error} />
    </main>
  );
}
