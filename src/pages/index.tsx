import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {brand} from '@site/config/brand';
import StaticPage from '@site/src/components/StaticPage';

/** Home. */
export default function Home(): ReactNode {
  return (
    <StaticPage
      title={brand.tagline}
      heading="An AI prototype on your phone in minutes"
      description={brand.description}
      lead={brand.description}
    >
      <p>
        <Link
          className="button button--primary button--lg"
          to="/docs/tutorials/get-started/"
        >
          Get started
        </Link>
      </p>
    </StaticPage>
  );
}
