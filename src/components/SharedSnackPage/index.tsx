import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {links} from '@site/config/brand';
import StaticPage from '@site/src/components/StaticPage';
import StoreLinks from '@site/src/components/StoreLinks';
import {snackDeepLink, snackIdFromPath} from '@site/src/data/snackId';
import NotFoundContent from '@theme/NotFound/Content';

type Props = {
  /** `/snack/` or `/expo/`. */
  prefix: string;
};

/** The page behind a shared Snack; the id is the rest of the address. */
export default function SharedSnackPage({prefix}: Props): ReactNode {
  const {pathname} = useLocation();
  // One file answers for every id, so the first render must not know it.
  const isBrowser = useIsBrowser();
  const id = isBrowser ? snackIdFromPath(pathname, prefix) : undefined;
  const isInvalid = isBrowser && id === undefined && pathname !== prefix;
  return (
    <StaticPage
      title={id === undefined ? 'Snack' : `${id} | Snack`}
      heading={isInvalid ? 'No such Snack' : (id ?? 'PlayTorch Snack')}
      description="Open a shared Expo Snack in the PlayTorch app."
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      {isInvalid ? <NotFoundContent /> : <SnackBody id={id} />}
    </StaticPage>
  );
}

function SnackBody({id}: {id: string | undefined}): ReactNode {
  return (
    <>
      <p>
        A Snack is a small React Native project that runs from the browser. This
        one uses PlayTorch, so it runs in the PlayTorch app.
      </p>
      {id === undefined ? (
        <p>
          <Link className="button button--primary" href={links.starterSnack}>
            Open the starter Snack
          </Link>
        </p>
      ) : (
        <p>
          <a className="button button--primary" href={snackDeepLink(id)}>
            Open in the PlayTorch app
          </a>
        </p>
      )}
      <h2>Get the app</h2>
      <StoreLinks />
    </>
  );
}
