import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {hasSnackId, snackIdFromPath} from '@site/content/data/snackId';
import NotFound from '@theme/NotFound';
import SnackLanding from './SnackLanding';
import SnackPlaceholder from './SnackPlaceholder';
import StarterSnack from './StarterSnack';

type Props = {
  /** `/snack/` or `/expo/`. */
  prefix: string;
};

/** The page of a shared Snack. The rest of the path is its id. */
export default function SharedSnackPage({prefix}: Props): ReactNode {
  const {pathname} = useLocation();
  // One HTML file serves every id, so hydration must not depend on it.
  const isBrowser = useIsBrowser();
  return (
    <>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      {isBrowser ? (
        <RequestedSnack pathname={pathname} prefix={prefix} />
      ) : (
        <SnackPlaceholder />
      )}
    </>
  );
}

function RequestedSnack({
  pathname,
  prefix,
}: Props & {pathname: string}): ReactNode {
  if (!hasSnackId(pathname, prefix)) {
    return <StarterSnack />;
  }
  const id = snackIdFromPath(pathname, prefix);
  return id === undefined ? <NotFound /> : <SnackLanding id={id} />;
}
