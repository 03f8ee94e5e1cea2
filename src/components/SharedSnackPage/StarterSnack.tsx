import type {ReactNode} from 'react';
import {useEffect} from 'react';
import Link from '@docusaurus/Link';
import {links} from '@site/content/site/brand';
import PhoneScene from '@site/src/components/PhoneScene';
import StaticPage from '@site/src/components/StaticPage';
import {snackPage} from './snackPage';

/** Redirects a URL without an id to the starter Snack. */
export default function StarterSnack(): ReactNode {
  useEffect(() => {
    window.location.replace(links.starterSnack);
  }, []);
  return (
    <StaticPage
      {...snackPage}
      heading="Starter Snack"
      lead="This address has no Snack id, so here is the starter Snack."
      actions={
        <Link className="button button--primary" href={links.starterSnack}>
          Open the starter Snack
        </Link>
      }
      picture={<PhoneScene scene="snack" />}
    />
  );
}
