import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {links} from '@site/config/brand';
import StaticPage from '@site/src/components/StaticPage';

/** Support: the page that the app's help entry opens. */
export default function Support(): ReactNode {
  return (
    <StaticPage
      title="Support"
      description="Get help with the PlayTorch app and toolkit on Discord or GitHub."
      lead="Stuck? Two places answer."
    >
      <p>
        <Link className="button button--primary" href={links.discord}>
          Ask on Discord
        </Link>{' '}
        <Link className="button button--secondary" href={links.issues}>
          Open an issue on GitHub
        </Link>
      </p>
    </StaticPage>
  );
}
