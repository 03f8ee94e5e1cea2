import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {links, repository} from '@site/content/site/brand';
import CommunityPicture from '@site/src/components/CommunityPicture';
import StaticPage from '@site/src/components/StaticPage';
import Channels from './Channels';
import styles from './styles.module.css';

/** The community page: where to find other users and what they made. */
export default function CommunityPage(): ReactNode {
  return (
    <StaticPage
      title="Community"
      heading="Find other PlayTorch users"
      description="Where PlayTorch users meet, what they built, and who answers now that the project is archived."
      lead="The PlayTorch team no longer answers, but the channels are still there, and other users may help."
      actions={
        <p className={styles.actions}>
          <Link className="button button--primary" href={links.discord}>
            Join the Discord
          </Link>
          <Link className="button button--secondary" href={repository.url}>
            Read the code
          </Link>
        </p>
      }
      picture={<CommunityPicture />}
    >
      <section className={styles.slot} aria-labelledby="show">
        <div>
          <h2 id="show">What others built</h2>
          <p>
            While the project was active, users shared their demos as GitHub
            issues, with the model they used and what they struggled with. Read
            them for ideas. Nobody reviews new ones.
          </p>
        </div>
        <Link className="button button--secondary" href={links.showcase}>
          Browse the demos
        </Link>
      </section>
      <section aria-labelledby="talk">
        <h2 id="talk">Where people talk</h2>
        <Channels />
      </section>
      <section className={styles.code} aria-labelledby="code">
        <h2 id="code">Where the code is</h2>
        <p>
          The toolkit, the app and their history are on{' '}
          <Link href={repository.url}>GitHub</Link> under the MIT license.
          Search the archived <Link href={links.issues}>issues</Link>: many
          problems were solved there. The repository no longer accepts changes;
          fork it to make your own.
        </p>
        <p>
          Starting something new?{' '}
          <Link to="/status/">Status and alternatives</Link> says what still
          works and what to use instead.
        </p>
      </section>
    </StaticPage>
  );
}
